import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { ContactPage } from '#pages/contact-page.tsx';
import { PromoPage } from '#pages/promo-page.tsx';
import { VehicleEnquiryPage } from '#pages/vehicle-enquiry-page.tsx';
import { VehiclesPage } from '#pages/vehicles-page.tsx';
import { FakeApi } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { press, typeInto } from '#test/user.ts';

const MISSING = 'Name ist erforderlich';

describe.each([
  ['contact', <ContactPage key="contact" />, 'Nachricht senden', 'Name muss mindestens 2 Zeichen lang sein'],
  ['promotion', <PromoPage key="promo" />, 'Anfrage senden', MISSING],
  ['vehicle', <VehicleEnquiryPage key="vehicle" />, 'Anfrage senden', MISSING],
  ['search', <VehiclesPage key="search" />, 'Suchauftrag senden', MISSING],
] as const)('in the %s form', (_, page, send, message) => {
  const name = () => screen.getByLabelText<HTMLInputElement>('Name');

  beforeEach(() => {
    sessionStorage.clear();
  });

  it.each(['', ' \t '])('the name %j is judged on sending, not before, and named at its field', async (typed) => {
    const api = new FakeApi().install();
    renderPage(page);
    fireEvent.focus(name());
    typeInto({ Name: typed });
    fireEvent.blur(name());
    expect(name().getAttribute('aria-invalid')).toBeNull();
    press(send);
    await screen.findByText(message);
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(name().getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
    expect(screen.getByRole('alert').textContent).toContain('Bitte prüfen Sie die markierten Felder.');
    expect(name().value).toBe(typed);
    expect(api.calls).toHaveLength(0);
  });
});
