import type { UnsaidRow } from './unsaid-row.js';

/** What visitors would do, learn or stick on themselves: the site does not speak of it. */
export const unsaidOwnWork: readonly UnsaidRow[] = [
  {
    id: 'courses',
    patterns: [
      'kurs|kurse|schulung|schulungen|unterricht|seminar|seminare|fahrschule|fahrstunden|polierkurs =ihr|=sie|=euch|=ihnen|gibt|=man',
    ],
    covers: ['overview', 'offered', 'process', 'price', 'serviceList', 'duration', 'care', 'benefit'],
  },
  {
    id: 'printing',
    patterns: [
      'aufkleber|folie|folien|schrift|logo|firmenlogo|sticker drucken|bedrucken|herstellen|gestalten|plotten =ihr|=sie|=man',
      'steinschlagfolie|steinschlagschutzfolie|lackschutzfolie|schutzfolie|tönungsfolie|sonnenschutzfolie',
      // On what is sealed already.
      'aufkleber|folie|logo|schriftzug|beschriftung|sticker versiegelt|versiegelte|versiegelten|versiegelung|keramik später|nachher|danach|nachträglich|anbringen|aufkleben !bleiben|lassen|drüber|alte|alten|abnehmen|wegnehmen|ablösen',
    ],
    covers: ['offered', 'overview', 'care', 'process', 'price', 'decals', 'sealedAreas'],
  },
  {
    id: 'selfMade',
    patterns: [
      'selber|selbst|eigenhändig machen|auftragen|versiegeln|polieren keramik|versiegelung|versiegeln|beschichtung =ich|=man|=wir !vorher|waschen|gemacht|machen_sie|macht_ihr',
    ],
    covers: ['offered', 'overview', 'benefit', 'process', 'sealedAreas', 'price'],
  },
  {
    id: 'selfWash',
    patterns: [
      'waschbox|waschboxen|selbstbedienung|sb-waschbox|waschplatz|waschplätze|lanzenwäsche',
      'selber|selbst|eigenhändig waschen|reinigen|polieren|putzen bei_ihnen|bei_euch|vor_ort|platz|halle|box !danach !später !zuhause',
      // «Darf ich mein eigenes Shampoo mitnehmen?»
      'eigen|eigene|eigenes|eigenen|mitgebracht|mitgebrachte shampoo|autoshampoo|putzmittel|reinigungsmittel|waschmittel|pflegemittel|poliermittel|politur|wachs|mittel|produkte|schwamm|lappen|bürste|eimer|kübel|dampfreiniger|staubsauger|hochdruckreiniger mitbringen|mitnehmen|bringen|verwenden|benutzen|nutzen|brauchen|nehmen =ich|=man|=wir !danach|nachher|später|versiegelt|versiegelte|versiegelten|versiegelung|keramik|zuhause',
      'selber|selbst|eigenhändig schrauben|basteln|werkeln|reparieren|flicken bei_ihnen|bei_euch|vor_ort|platz|halle|box|autohotel|parkplatz',
    ],
    covers: ['care', 'price', 'overview', 'offered', 'waxing', 'address', 'washOften', 'climate', 'security'],
  },
];
