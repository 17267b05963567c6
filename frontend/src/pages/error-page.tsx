import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { Button, buttonClass } from '../components/ui/button';

/** Stands in a page's place when it failed in the browser, for example when a part of it could not be loaded. */
export function ErrorPage() {
  return (
    <div className="page-width py-12 md:py-20">
      <h1 className="text-3xl">Diese Seite konnte nicht angezeigt werden</h1>
      <p className="mt-5 mb-8 max-w-prose text-lg text-muted">
        Bitte laden Sie die Seite neu. Sie erreichen uns auch telefonisch: {businessProfile.phone}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>Seite neu laden</Button>
        <a href={phoneLink()} className={buttonClass({ variant: 'outline' })}>
          Anrufen
        </a>
      </div>
    </div>
  );
}
