import { businessProfile } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

const { claims } = businessProfile;

describe('how long something takes that no service is', () => {
  it.each([
    'Wie lange müssen die Fenster nach dem Dampf offen bleiben?',
    'wie lang müend d Fenschter offe si nach em Dampfe',
    'Wie lange muss es nach dem Dämpfen lüften?',
    'Wie lange darf der Hund nach der Dampfreinigung nicht hinein?',
  ])('«%s» is not answered with the length of the work', async (question) => {
    expect(await lastReply([question])).not.toContain('Wie lange die Dampfreinigung dauert');
  });

  it.each([
    ['Wie lange dauert die ganze Arbeit bei der Dampfreinigung?', 'Wie lange die Dampfreinigung dauert'],
    ['Wie lange braucht das Wohnmobil für die Dampfreinigung?', 'Wie lange die Dampfreinigung dauert'],
    ['Wie lange muss ich bei der Dampfreinigung auf das Auto verzichten?', 'Wie lange die Dampfreinigung dauert'],
    ['Wie lange hält die Schicht?', claims.sealingLasts],
    ['wie lang hebt de Schutz vo de Keramik', claims.sealingLasts],
  ])('«%s» is: %s', async (question, told) => {
    expect(await lastReply([question])).toContain(told);
  });
});
