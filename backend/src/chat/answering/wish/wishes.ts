import { personWish } from './person-wish.js';
import type { WishWords } from './wish-words.js';

const WANT =
  '=möchte|=möchten|=will|=wollen|=hätte|=hätten|=brauche|=brauchen|=wünsche|=bitte|=gerne|=gern|=wünschen|benötige|benötigen|=würde|=würden|interessiert|=wollte|bräuchte|bräuchten|=suche';
const ASK = '=können|=könnt|=könnten|=könntet|=kann|=kannst|=könnte|=dürfte|=darf|=würden|=dürfen';
const OFFER =
  'offerte|kostenvoranschlag|offertanfrage|offerieren|=angebot|richtofferte|preisofferte|anfrage|preisanfrage';
/** «Angenommen, ich schicke eine Anfrage»: that is told to ask something about it. */
const SUPPOSED = '!angenommen|falls !wenn_ich !wenn_wir !muss_ich|muss_man|müsste_ich|kostet_es|kostet_das';
const APPOINTMENT =
  'termin|terminvorschlag|besichtigungstermin|terminvereinbarung|beratungstermin|wunschtermin|reservation|reservieren|buchen|buchung|anmelden';
const CALL = 'zurückrufen|rückruf|rückrufen|zurückruf|zurückgerufen|telefonieren';

const PERSON =
  'mensch|mitarbeiter|mitarbeiterin|person|berater|beraterin|chef|chefin|kundendienst|ansprechperson|fachperson';

/** What people want from people, the more special first. */
export const wishes: readonly WishWords[] = [
  {
    wish: 'person',
    patterns: [`${PERSON} anfragen|anfordern|verlangen|rufen|holen|gewünscht|erwünscht|her !wie !was !zurück !mich`],
    keywords: [
      `${PERSON} !:persönlich|kontakt|adresse|mail|telefon|nummer|anzahl|name !=du|=bist|=ist|=sind|=gibt|=haben|=kein`,
    ],
  },
  {
    // Of an appointment that there is people know.
    wish: 'person',
    patterns: [
      'termin|reservation|buchung absagen|absage|verschieben|verschoben|verlegen|stornieren|annullieren|umbuchen|vergessen|verpasst|verschwitzt =mein|=meinen|=meine|=unser|=unseren|=ich|=wir|=bitte !kosten|kostenlos|gratis|gebühr !wie !was !frist|spätestens|bis_wann !=falls|=wenn',
    ],
    keywords: ['terminverschiebung|terminabsage'],
  },
  {
    // Whoever wants an appointment confirmed believes to have one: people know whether it is so.
    wish: 'person',
    patterns: [
      'termin|reservation|buchung :bestätigen|:bestätige|:bestätig|:bestätigst =den|=der|=die|=mein|=meinen|=meine|=unser|=unseren !wie !wann !was !wer !ob !mail !sms !schriftlich !telefonisch !automatisch !müssen',
    ],
    keywords: [],
  },
  {
    wish: 'callback',
    patterns: [
      `${CALL} ${WANT}|${ASK}|=mich|mir|sie|ihr !wie_lange !wie_schnell !wie_rasch !interessent|interessenten|käufer`,
      'rufen|anrufen|ruf|telefonieren|läuten =mich|=mir|=uns an|zurück|bitte|mal|können|könnt|anrufen !ich_ruf|ich_rufe|ruf_ich|rufe_ich|rufe_selber',
      'jemand anrufen|telefonieren|läuten|anläuten|aufläuten =könnte|=könnten|=kann|=können|=soll|=sollte|=lieber !=ich|=man|wie|wann|welche|wo',
      'anruf|telefonat|rückruf =bitte|=gerne|=möchte|=hätte|=um|erbeten|wünsche|erwarten',
      'melden bitte|können|könnt|könnten|kann|könnte|soll|gerne|telefonisch =sich|=euch|=mir|=mich !wann|wie|schnell|ob',
    ],
    keywords: ['rückruf|zurückrufen|rückrufbitte'],
  },
  {
    wish: 'appointment',
    patterns: [
      'wann =hätten|=hätte|=habt|=haben zeit|kapazität =sie|=ihr|=er !offen|geöffnet',
      'vorbeikommen|vorbeibringen|vorbeigehen =möchte|=würde|=hätte|=will|=möchten|=würden schätzen|zeigen|besichtigen|begutachten|anschauen !wie !was !wann !darf|kann|muss',
      'wann|welcher_tag =passt|=passte|=passen =euch|=ihnen|=ihr !offen|geöffnet',
      `${APPOINTMENT} ${WANT}|${ASK} !verschieben|absagen|verlegen|stornieren|umbuchen !braucht_es|brauche_ich|brauchen_wir|braucht_man|oder_:braucht|einfach_vorbeikommen !wie|was|wann|welche|welchen|frühester|:nächster|frei|muss|müssen|ohne`,
      'termin vereinbaren|abmachen|ausmachen|machen|buchen|reservieren|fixieren|vorschlagen !wie !muss !müssen !brauche !rabatt !prozent !frühbucher !aktion',
      // What is free nobody here knows: people answer that.
      'termin =frei|=freie|=freien|=freier|=möglich|=verfügbar|=noch|=bald|=haben|=hätten|=habt|=hättet|=hat|=gibt|=gäbe|=geben|=bekomme|=kriege !wie !was !welche !wer !muss !müssen !ohne !brauche !brauchen !nötig !bereits|schon_einen|vereinbart|abgemacht|vergessen|verschieben|absagen|verpasst !kosten|preis|teuer|gratis !rabatt|prozent|frühbucher|aktion !warten|wartezeit|dauern|bestätigung|bestätigt !=wenn',
      '=platz|stellplatz|lagerplatz|hotelplatz reservieren|buchen|sichern|freihalten|:freihalte !:reserviert|:gebucht|:zugesagt|:versprochen',
      'termin bekommen|kriegen =ich|=wir !wann|wie|wenn|rabatt|prozent|aktion|frühbucher|kosten',
      'besichtigung|probefahrt|beratung abmachen|vereinbaren|ausmachen|buchen|reservieren',
    ],
    keywords: ['termin|reservation|terminanfrage|buchen|reservieren !gebühr|kosten|annullation|stornierung|storno'],
  },
  {
    wish: 'offer',
    patterns: [
      `${OFFER} ${WANT} !löschen|zurückziehen|stornieren|annullieren !wie !wann !verbindlich|unverbindlich !kosten !welche !was ${SUPPOSED}`,
      `${OFFER} ${ASK} machen|erstellen|schicken|senden|zustellen|geben|unterbreiten|haben|bekommen|schreiben|kriegen|mailen|zukommen|erhalten|offerieren|aufnehmen !wie !wann !was !=verbindlich|ist_unverbindlich ${SUPPOSED}`,
      `${OFFER} machen|erstellen|schicken|senden|zustellen|unterbreiten|mailen|zukommen =mir|=uns|bitte !verbindlich|unverbindlich|:versprochen|:garantiert ${SUPPOSED}`,
      ':nehm|nehme|nehmen =ich|=wir =platz|stellplatz|angebot|komplettpaket !=wenn|falls|wie|was|ob|welche',
      // «Mached mer es Agebot»: «mer» is «wir» as well.
      'macht_wir|mach_wir|machen_wir|schickt_wir offerte|kostenvoranschlag|=angebot !wie !wann !was',
      'offerieren =mir|=uns|bitte',
      // «Ich sött en Kostevoraschlag ha»
      'offerte|kostenvoranschlag|offertanfrage|richtofferte|=angebot =sollte|=sollten|=müsste|=müssten =haben|=habe|=bekommen|=erhalten =ich|=wir !wie !was !wann !wenn !falls',
      `anfrage aufnehmen|starten|stellen|machen|senden|aufgeben|schicken|platzieren ich|bitte|möchte|können|gerne|will !wie !wann !verbindlich|unverbindlich !:geschickt|:gesendet|:gestellt|:gemacht|gehört !mail|post|brief|whatsapp ${SUPPOSED}`,
      'anfrage|offertanfrage :aufnehmt|:aufnehmen|:aufnimmst|:nehmt =meine|=doch|=dann|=bitte|=also !wie|was|wann|wo|ob',
      `nehmen|nimm =sie|=du frage|anfrage =auf|=bitte`,
    ],
    keywords: [
      'offerte|kostenvoranschlag|offertanfrage|anfrage !löschen|zurückziehen|stornieren|annullieren !ist_die|ist_eine|ist_das|zahlen|bezahlen',
    ],
  },
  {
    wish: 'offer',
    isImplied: true,
    patterns: [
      `ich|wir|mein|unser ${WANT}|=sollte|=sollten|=müsste versiegeln|aufbereiten|reinigen|einlagern|abstellen|vermitteln|verkaufen|polieren|waschen|putzen|auffrischen|dämpfen lassen|anmelden !wie !was !kosten !wann !welche !ob !preis !möglich !können !sollte_ich|sollte_man|sollten_wir|müsste_ich|vorher|zuerst|zuvor`,
    ],
    keywords: [],
  },
  {
    wish: 'offer',
    isImplied: true,
    patterns: [
      // «Ich hätte es gerne diese Woche noch erledigt, Innenreinigung»
      '=ich|=wir =hätte|=hätten|=möchte|=möchten|=brauche|=brauchen|=will|=wollen erledigt|:gemacht|durchgeführt|:versiegelt|:gereinigt|:poliert|:aufbereitet !wie|was|wann|ob|wo|wer|gewusst|wissen|wird_das|kosten|preis|schon|bereits|letztes|früher|wenn|falls|dass_ihr|ohne',
    ],
    keywords: [],
  },
  personWish,
];
