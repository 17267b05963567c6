import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { PromoPage } from '#pages/promo-page.tsx';
import { VehicleEnquiryPage } from '#pages/vehicle-enquiry-page.tsx';
import { renderPage } from '#test/render-page.tsx';
import { typeInto } from '#test/user.ts';

describe('what was understood of a vehicle', () => {
  beforeEach(() => sessionStorage.clear());

  it('is said while one types, in a region that screen readers hear in passing', async () => {
    renderPage(<PromoPage />);
    const typed = [
      ['Fahrzeugdaten', 'Fiat Ducato 2019'],
      ['Länge & Höhe', '720 x 310'],
    ] as const;
    for (const [label, text] of typed) {
      fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
    }
    const line = await screen.findByText('Verstanden: Fiat Ducato, Jahrgang 2019, 7.20 m lang, 3.10 m hoch');
    expect(line.closest('[role="status"]')).not.toBeNull();
  });

  it('gives a friendly example where sizes can’t be read, and nothing is marked as wrong', async () => {
    renderPage(<PromoPage />);
    typeInto({ 'Länge & Höhe': 'recht gross' });
    await screen.findByText('Masse noch nicht verstanden, zum Beispiel «7.20 x 3.10 m» – Sie können trotzdem senden');
    expect(screen.getByLabelText('Länge & Höhe').getAttribute('aria-invalid')).toBeNull();
    typeInto({ 'Länge & Höhe': '' });
    await screen.findByText(/^Wir verstehen auch/);
  });

  it('sums up the fields of the vehicle enquiry', async () => {
    renderPage(<VehicleEnquiryPage />);
    typeInto({ Marke: 'La Strada', Modell: 'Avanti XL', Jahrgang: "'21", Länge: '636 cm', Höhe: '2,75' });
    await screen.findByText('Verstanden: La Strada Avanti XL, Jahrgang 2021, 6.36 m lang, 2.75 m hoch');
  });

  it('is said of a draft that came back', async () => {
    sessionStorage.setItem('draft:promo-womo-fruhbucher', JSON.stringify({ vehicle: 'Hymer B 544, Jg. 03' }));
    renderPage(<PromoPage />);
    await screen.findByText('Verstanden: Hymer B 544, Jahrgang 2003');
  });
});
