import { FOUND_HERE } from './address-text.js';
import type { Aspect } from './aspect.js';

/** No part of a compound: the motorway is no railway. */
const STOP = '=öv|=postauto|=zug|=bahnhof|=bushaltestelle|=haltestelle|=bushalt';
const VEHICLE = `${STOP}|=bahn|=bus|=linienbus|=öffentlich|=öffentlichen|=verkehrsmittel|=sbb`;

/** «Wie komme ich mit dem Zug zu Ihnen?»: the site does not say, but the address helps on. */
export const publicTransport: Aspect = {
  id: 'publicTransport',
  isSure: true,
  about: 'either',
  patterns: [
    `${VEHICLE} kommen|komme|erreichen|erreichbar|hinkommen|herkommen|anreisen|anreise|gelangen|hin|wie =ich|=man|=wir|=ihnen|=euch|=eu|=sie|=ihr|gut !abholen !holen !vw !wie_viel !bringen !kosten`,
    `${VEHICLE} zu_euch|zu_ihnen|zu_eu !abholen !holen !bringen !kosten`,
    `${STOP} wie_weit|weit|nähe|nah|nächste|nächster|gibt|haben|hat|fährt|fahren|halten|zu_fuss|minute|laufen !abholen !holen !bringen !kosten !muss`,
    '=und :mit|:per =zug|=öv|=postauto|=bahn !abholen !holen !bringen !kosten !verladen',
    '=öv|=zug|=bahn|=bus|=postauto|=öffentlichen erreichbar|angebunden|anbindung|verbindung',
  ],
  covers: ['onSite', 'distance', 'near', 'address', 'access', 'overview', 'offered', 'contact', 'duration', 'vehicles'],
  answer: () => ({
    text: `Wie Sie mit Zug oder Bus zu uns kommen, weiss ich nicht. ${FOUND_HERE}`,
    isUnknown: true,
  }),
};
