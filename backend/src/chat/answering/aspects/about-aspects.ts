import { businessProfile, chatPhoneLink, company, servicePaths, vehicleTypes } from '@fahrzeugpflege/contracts';
import { listedServices } from '../../knowledge/facts.js';
import { subjectOf } from '../subjects/subjects.js';
import type { Aspect } from './aspect.js';

const { claims } = businessProfile;
/** «gemäss Inserat» */
const SALE_PRICE = subjectOf('an-und-verkauf')?.page?.prices.find(({ what }) => what.startsWith('Kauf '))?.price;

const customers: Aspect = {
  id: 'customers',
  isComplete: true,
  about: 'business',
  patterns: [
    'kunde|kunden|kundschaft zufrieden|anzahl|wie_viel|wie_viele|wieviele|haben|betreuen !verloren|abgesprungen|unzufrieden|reklamiert|beschwert|verlieren|beschweren',
    'leute|personen|andere|anzahl zufrieden !nicht',
    'bewertung|bewertungen|referenz|referenzen|rezension|rezensionen|kundenstimmen|erfahrungsberichte|:zufriedenheit !sonst|schlecht|schlechte|drohen',
  ],
  covers: ['experience'],
  answer: () => ({
    text: `${claims.satisfiedCustomers} zufriedene Kunden kennen unsere Arbeit, dazu kommen ${claims.experience} Erfahrung.`,
  }),
};

const experience: Aspect = {
  id: 'experience',
  isComplete: true,
  about: 'business',
  patterns: [
    'erfahrung|erfahren|berufserfahrung',
    'wie_lange|seit_wann|wie_viel|wie_viele =ihr|=sie|=euch|=es|=firma|=betrieb schon|gibt|geben|bestehen|existieren|machen|tätig !letztes|umsatz|garantie|garantieren|halten|kosten|offen|geöffnet|dauern|brauchen|dafür|mir|uns|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|heute',
    'wie_alt =firma|=betrieb|=geschäft|=unternehmen|seid_ihr|sind_sie',
    'wie_lange|seit_wann =das schon|gibt|bestehen|existieren !gehen|geht|garantie|halten|kosten|offen|dauern|brauchen',
    'wann =ihr|=sie|firma|betrieb gegründet|angefangen|begonnen|gründen',
    'jahr|jahre erfahrung|tätig|dabei|bestehen',
    'gründung|gegründet|gründungsjahr|firmengeschichte',
    '=sie|=ihr schon lange machen|dabei|gibt|tätig !offen|halten|dauern',
  ],
  covers: ['duration', 'lasting', 'overview', 'price'],
  answer: ({ says }) => {
    const text = `Wir haben ${claims.experience} Erfahrung in der Fahrzeugpflege und ${claims.satisfiedCustomers} zufriedene Kunden.`;
    return says('gründung|gegründet|gründungsjahr')
      ? { text: `Das Gründungsjahr weiss ich nicht. ${text}`, isUnknown: true }
      : { text };
  },
};

const vehicles: Aspect = {
  id: 'vehicles',
  about: 'either',
  patterns: [
    'fahrzeug|fahrzeuge|auto|wohnmobil|camper|womo|occasion|wohnwagen|modell|oldtimer|sportwagen kaufen|zu_verkaufen|zum_verkauf|im_angebot|im_verkauf|auswahl|bestand|verfügbar|vorrätig !=mein|=meine|=meinen|=unser|=unsere|=unseren',
    'welche|was|arten fahrzeug|fahrzeuge|autos|wohnmobile|marken verkaufen|handeln|kaufen|ankaufen|anbieten|haben|führen !=mein|=meine|=meinen|=unser|=unsere|=unseren|papier|unterlagen',
    ':verkauft|:verkaufen|:handelt|:führt wohnmobil|wohnwagen|camper|oldtimer|sportwagen|occasion|autos|fahrzeuge|klassiker|cabrio =ihr !=mein|=meine|=meinen|=unser|=unsere|=unseren|=für|wenn|wie|wie_lange|wann',
    'porsche|ferrari|mercedes|bmw|jaguar|lamborghini|hymer|cabrio|klassiker|elfer|limousine im_angebot|auf_lager|an_lager|im_verkauf !=mein|=meine|=meinen|=unser',
    'zu_verkaufen|zum_verkauf =haben|=habt|gibt|führen|=ihr|=sie !=mein|=meine|=meinen|=unser',
    'suchen|suche =porsche|=ferrari|=mercedes|=bmw|=jaguar|=lamborghini|=hymer|=cabrio|=klassiker|=elfer|=limousine !platz !stellplatz !lagerplatz !=mein|=meine|=meinen|=für',
    'suchen|suche =auto|wohnmobil|camper|fahrzeug|occasion|oldtimer|sportwagen|wohnwagen|kastenwagen !platz !stellplatz !lagerplatz !=mein|=meine|=meinen|für_das|für_den|für_unser|für_unseren',
    'was =haben|habt :da|aktuell|momentan =ihr|=sie !offen|geöffnet|dagegen|für',
    'handeln|händler fahrzeug|auto|sportwagen|wohnmobil|oldtimer|limousine|mit',
    'fahrzeugtyp|fahrzeugtypen|fahrzeugarten|verkaufsfahrzeuge|fahrzeugbestand|occasionen|gebrauchtwagen',
  ],
  covers: ['overview', 'serviceList'],
  answer: ({ subjects, says }) => {
    if (subjects.some(({ id }) => id !== 'fahrzeuge' && id !== 'an-und-verkauf')) return undefined;
    if (subjects.length === 0 && says(':da')) return undefined;
    const types = vehicleTypes.map(({ title }) => title).join(', ');
    const stock = says('verfügbar|bestand|vorrätig|aktuell|gerade|momentan|derzeit|frei')
      ? 'Was gerade da ist, weiss ich nicht'
      : 'Was gerade da ist, sehen Sie auf der Seite «Fahrzeuge» oder erfahren Sie';
    const rest = stock.endsWith('nicht') ? `; Sie erfahren es unter ${chatPhoneLink}` : ` unter ${chatPhoneLink}`;
    const price = says('preis|kosten|teuer') ? ` Der Preis eines Fahrzeugs: ${SALE_PRICE}.` : '';
    return { text: `Wir kaufen und verkaufen: ${types}. ${stock}${rest}.${price}` };
  },
};

const serviceList: Aspect = {
  id: 'serviceList',
  about: 'business',
  patterns: [
    'übersicht|überblick angebot|angebote|leistung',
    'leistung|leistungen|dienstleistung|dienstleistungen|angebot|angebote|leistungsangebot|sortiment|service|leistungsübersicht|services !in_den|zum_service|in_service|garantie',
    'was|welche anbieten|bieten|machen|tun|arbeiten =sie|=ihr|alles|genau|eigentlich|=man !temperatur|druck|mittel|marke|produkt !bevor|muss_alles|müssen_wir|muss_ich',
    'was|womit =sie|=ihr alles|genau !brauchen|braucht|brauche|mitbringen',
    'was|welche :alles möglich|auswahl|wählen|geben|gibt',
    'welche arbeit|arbeiten|dienste =ihr|=sie|anbieten|machen !temperatur|druck|mittel|marke|produkt',
  ],
  covers: ['overview', 'included', 'benefit'],
  answer: ({ subjects, says }) => {
    // «Der Wohnwagen glänzt nicht mehr. Was kann man da machen?» asks for what helps.
    if (subjects.length > 0 && says(':da|dafür|dabei|dagegen|damit|daran|in_dieser_zeit|in_der_zeit')) return undefined;
    const labels = listedServices.map(
      ({ id, title }) => servicePaths.find(({ serviceId }) => serviceId === id)?.label ?? title,
    );
    return { text: `Das bieten wir an: ${labels.join(', ')}. Fragen Sie gerne nach einer davon.` };
  },
};

const aboutUs: Aspect = {
  id: 'aboutUs',
  isComplete: true,
  about: 'business',
  patterns: [
    'wer =seid|sind =ihr|=sie',
    'firma|betrieb|unternehmen|team|geschichte|philosophie erzählen|mehr|vorstellen|wer',
    'unterscheiden|unterscheidet|besser|anders|warum|wieso|weshalb =euch|=sie|=ihnen|=ihr anderen_aufbereitern|von_anderen|anderen_betrieben|anderen_anbietern|als_andere|konkurrenz|mitbewerber',
    'über_euch|über_sie|über_uns|über_ihre_firma|über_ihren_betrieb|über_den_betrieb|über_die_firma|:werte|leitbild !verkaufen !verkauf !vermitteln !inserieren !auto !wohnmobil',
    'spezialisiert|spezialist|spezialisierung|fachgebiet|schwerpunkt',
  ],
  covers: ['overview'],
  answer: () => ({
    text: `${company.intro} Wir haben ${claims.experience} Erfahrung und ${claims.satisfiedCustomers} zufriedene Kunden.`,
  }),
};

/** What the business is and does. */
export const aboutAspects: readonly Aspect[] = [customers, experience, vehicles, serviceList, aboutUs];
