import { businessProfile, vehicleTypes } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { foreignScripts, noThirdParties, renderWith } from '#test/third-parties.tsx';
import { CustomerReviews } from './customer-reviews.tsx';
import { LocationMap } from './location-map.tsx';
import { MarketplaceListings } from './marketplace-listings.tsx';

const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

describe('without providers', () => {
  it('the listings name what is traded, and how to learn of the vehicles of the day', () => {
    renderWith(noThirdParties, <MarketplaceListings searchLink={<a href="#suchauftrag">Suchauftrag geben</a>} />);
    for (const { title } of vehicleTypes) screen.getByText(title);
    screen.getByText(/sagen wir Ihnen am Telefon/);
    expect(targets()).toEqual(['tel:+41620000000', '#suchauftrag']);
  });

  it('the reviews are figures that are true, and what anyone may see for oneself', () => {
    const { container } = renderWith(noThirdParties, <CustomerReviews />);
    screen.getByText(businessProfile.claims.satisfiedCustomers);
    screen.getByText(/über 15 Jahre Erfahrung/);
    expect(targets()).toEqual(['/kontakt', '/uber-uns#arbeit', 'tel:+41620000000']);
    expect(container.textContent).not.toMatch(/Bewertung|Zitat|Rezension|Sterne|leider|noch keine|nicht/i);
  });

  it('the map is a link', () => {
    renderWith(noThirdParties, <LocationMap />);
    expect(targets()).toEqual([businessProfile.thirdParties.map.searchUrl]);
  });

  it('nothing is framed, loaded or offered to be', () => {
    const { container } = renderWith(
      noThirdParties,
      <>
        <MarketplaceListings searchLink={<a href="#suchauftrag">Suchauftrag geben</a>} />
        <CustomerReviews />
        <LocationMap />
      </>,
    );
    expect(container.querySelector('iframe, button, [data-widget]')).toBeNull();
    expect(foreignScripts()).toEqual([]);
  });
});
