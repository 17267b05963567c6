import { Link } from 'react-router-dom';
import type { EmbeddedOffer } from '../embedded-offer.ts';

/** The provider's privacy notice, or our own where the provider's is not known. */
export function ProviderPrivacyLink({ provider, privacyUrl }: Pick<EmbeddedOffer, 'provider' | 'privacyUrl'>) {
  if (privacyUrl === null) {
    return (
      <Link to="/datenschutz" className="text-link">
        Unsere Datenschutzerklärung
      </Link>
    );
  }
  return (
    <a href={privacyUrl} rel="noopener" className="text-link">
      Datenschutz bei {provider}
    </a>
  );
}
