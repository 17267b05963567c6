import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('asked in everyday words: washing a sealed vehicle', () => {
  it.each([
    ['Das Wohnmobil ist seit gestern versiegelt und schon hat es Vogelkot darauf', 'Wasser'],
    ['Darf ich mit dem versiegelten Camper noch durch die Waschanlage?', 'Bürsten'],
    ['Chan i mit em versiglete Wohnmobil i d Wäschstrass?', 'Bürsten'],
    ['Sieht man die Regenstreifen nachher nicht mehr?', 'weiterhin'],
    ['Isch Bürschtewöschalag schlimm für d Keramik?', 'Bürsten'],
    ['Schadet die Tunnelwäsche der Schicht?', 'Bürsten'],
    ['darf me nachher no id Autowösch?', 'Bürsten'],
    ['Chan i Abwäschmittel bruuche?', 'pH'],
    ['Chunt me mit em Hochdruckreiniger drahi?', 'Abstand'],
    ['Cha me mit em Kärcher drüber?', 'Abstand'],
    ['Vogelschiss ufem Dach, was mach i?', 'Vogelkot'],
    ['D Vögel hend alles verschisse, isch das schlimm für d Keramik?', 'Vogelkot'],
    ['Nach einer Fahrt durch Salzwasser auf der Strasse: wie schnell waschen?', 'gesalzen'],
    ['Kann ich in der prallen Sonne waschen?', 'Sonne'],
    ['Isch abtröchne nötig?', 'Mikrofaser'],
    ['Gönd die schwarze Streife wäg?', 'Streifen'],
    ['Mit was darf ich die Keramik reinigen?', 'Shampoo'],
    ['Mit was für eme Mitteli söll i s Womo nachhär wäsche, dass d Keramik nid kabutt gaht?', 'Shampoo'],
    ['Mit wäm für Seife dörf i s Womo wäsche nach de Versiglig?', 'Shampoo'],
    ['Mit welem Schampo wäscht me das nachher?', 'Shampoo'],
    ['Kann der Lack nach der Versiegelung in die Portalanlage?', 'Bürsten'],
    ['Darf der Schwiegervater weiterhin seinen Kärcher benutzen?', 'Abstand'],
    ['Nach Vogelkot wie schnäll putze?', 'selben Tag'],
    ['Was mache ich gegen Insekten auf der Front nach dem Versiegeln?', 'Shampoo'],
    ['Meine Frau meint, wir sollten danach nie mehr in die Waschanlage. Hat sie recht?', 'Bürsten'],
    ['ich wil mein womo nach dem versigeln mit hochdruk reinigen geht das', 'Abstand'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
