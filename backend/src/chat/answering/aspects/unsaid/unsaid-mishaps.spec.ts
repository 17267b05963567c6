import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../../testing/last-reply.js';

describe('what goes wrong, and what others do', () => {
  it.each([
    'Mein Kühlschrank im Wohnmobil kühlt nicht mehr. Was tun?',
    'Der Gaskocher geht nicht an. Seht ihr euch das an?',
    'Mein Auto springt nicht an, könnt ihr überbrücken kommen?',
    'Was isch, wenn eu bim Poliere öppis kaputt goht, wer zahlt das denn?',
    'Was passiert wenn mein Auto beim Waschen zerkratzt wird?',
    'Was isch wenn bim Poliere de Lack kaputt gaht?',
    'annullation termin gebühr',
    'Können wir bei Ihnen die Toilette ausleeren, bevor wir das Wohnmobil abgeben?',
    'Was macht die Garage gegenüber?',
    'Können Sie mir einen guten Mechaniker empfehlen?',
    'Chan mer d Kamera live aluege?',
    'Darf meine Tochter das Auto für mich herausholen, oder braucht sie eine Vollmacht?',
    'Cha me uf e versigleti Fläche speter no Chläber druftue?',
    'Grüessech, machet dir o Reifewächsu? Mini Winterpneu sötte abe.',
    'hats in der halle einen feuerlöscher? frag wegen der lithium batterie',
  ])('«%s» is nothing that the site tells', async (question) => {
    expect(await lastReply([question])).toContain('Das weiss ich nicht');
  });

  it.each([
    ['Wie viel günstiger pro Monat ist die Einlagerung gegenüber dem Autohotel?', 'CHF 50'],
    ['Kauft ihr auch Autos, die nicht mehr laufen?', 'Sportwagen'],
    ['Womo vor der Einlagerung, was muss ich alles ausleeren?', 'Toilette'],
    ['Wer haftet, wenn mein Auto im Autohotel gestohlen wird?', 'Kaskoversicherung'],
    ['Sind die Kameras auch nachts an?', 'überwacht'],
  ])('«%s» is: %s', async (question, told) => {
    expect(await lastReply([question])).toContain(told);
  });
});
