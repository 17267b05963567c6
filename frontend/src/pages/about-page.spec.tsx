import { businessProfile, company } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../test/render-page.tsx';
import { AboutPage } from './about-page.tsx';

describe('the about page', () => {
  beforeEach(() => {
    renderPage(<AboutPage />);
  });

  it('tells how the work is done, in steps', () => {
    const section = document.getElementById('arbeit') as HTMLElement;
    const steps = within(section).getAllByRole('heading', { level: 3 });
    expect(steps.map(({ textContent }) => textContent)).toEqual(company.work.map(({ title }) => title));
  });

  it('answers what one may ask, each answer with a way on', () => {
    for (const { question, answer, link } of company.questions) {
      const item = screen.getByRole('heading', { name: question }).closest('li') as HTMLElement;
      expect(item.textContent?.replaceAll('\u00a0', ' ')).toContain(answer.replaceAll('\u00a0', ' '));
      expect(within(item).getByRole('link', { name: link.label }).getAttribute('href')).toBe(link.to);
    }
  });

  it('shows the place: address, opening hours, a map on request, and a picture that is called what it is', () => {
    const { street, town } = businessProfile;
    for (const text of [street, town, 'Montag bis Freitag']) expect(document.body.textContent).toContain(text);
    screen.getByText('Die Karte kommt von OpenStreetMap.');
    expect(document.querySelector('iframe')).toBeNull();
    const picture = screen.getByRole('img', { name: /^Halle/ }).closest('figure');
    expect(picture?.textContent).toMatch(/^Illustration\./);
  });
});
