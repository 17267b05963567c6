import { businessProfile } from '@fahrzeugpflege/contracts';
import { isSealing } from '../../subjects/subject-kinds.js';
import type { Asked, Aspect } from '../aspect.js';

const { claims } = businessProfile;

/** What is guaranteed. */
export const guaranteeText = `Auf die Keramikversiegelung geben wir ${claims.guarantee} Garantie. Was sie deckt und was sie voraussetzt, erhalten Sie mit der Offerte schriftlich.`;

const GUARANTEE = 'garantie|garantieren';
const BOUGHT = ':gekaufte|:gekauften|:gekauftes|occasion|occasionen|gebrauchtwagen';
const RENEWED =
  'auffrischen|erneuern|wieder|neu|nochmals|wiederholen =machen|versiegeln|auffrischen wann|jahr|oft|irgendwann !holen|abholen|zurückhaben|mitnehmen|fahren|bekommen';
/** What a sealing is sold with may pass to who buys the vehicle, or not. */
const SOLD_ON =
  'verkaufen|verkauf|weiterverkaufen|übertragbar|übertragen|überschreiben|neuer_besitzer|nachbesitzer|halterwechsel';

/** Why the guarantee and the durability name different years. */
function explain({ says, look }: Asked): string | undefined {
  return says('warum|wieso|weshalb|passen|widerspruch|obwohl|trotzdem')
    ? look('wie passen garantie haltbarkeit zusammen')
    : undefined;
}

/** How long the result lasts. */
/** What stays on a surface; other things stay elsewhere. */
const OF_SURFACE = 'halten|anhalten|schützen|wirken|schutz|versiegelung|keramik|schicht|glanz|lack|effekt|drauf';

export const lasting: Aspect = {
  id: 'lasting',
  isComplete: true,
  about: 'either',
  patterns: [
    'haltbarkeit|lebensdauer|haltbar|schutzdauer|langlebig|beständig',
    'halten|anhalten|schützen|wirken|heben|schutz|bleiben|nachhalten :lang|:lange|jahr|ewig|wie_lange|bis_wann !bleiben_bei|bleibt_bei|bei_euch|bei_ihnen|dort_bleiben|da_bleiben',
    'nach jahr|jahren|monaten|winter :weg|:hin|:ab|vorbei|verschwunden|abgenutzt keramik|versiegelung|schicht|beschichtung !lack|zahlen|zahlt',
    'halten|anhalten|heben :lang|:lange lack|oberfläche|gfk|zeug|schicht',
    'wie_oft|wann|wie_lange auffrischen|auffrischung|erneuern|wiederholen|neu !zeitpunkt',
    'auffrischung|auffrischen|nachversiegeln|erneuern',
    'schicht|lack|oberfläche auffrischen|erneuern|wiederholen',
    'wie_oft|wie_häufig =machen|wiederholen|nötig|fällig =das|=es|=sie|=man',
    RENEWED,
    'wie_viele|wieviele|wie_viel jahr haben|hat|habe|etwas|freude|ruhe|nutzen|nützt|profitieren versiegelung|keramik|keramikversiegelung|schicht|beschichtung !garantie|kosten|erfahrung|=ihr|=sie',
  ],
  covers: ['duration', 'guarantee'],
  answer: (asked) => {
    const isRenewed = asked.says(RENEWED);
    // «Bleibt nur der Samstag. Bis wann geht das?»
    if (asked.subjects.length === 0 && asked.says('bleiben') && !asked.says(OF_SURFACE)) return undefined;
    if (asked.subjects.length > 0 && !isRenewed && !asked.subjects.some(isSealing)) return undefined;
    const explained = asked.says(GUARANTEE) ? explain(asked) : undefined;
    if (explained) return { text: explained };
    const guarantee = asked.says(`${GUARANTEE}|gratis|kostenlos|umsonst`)
      ? ` Wir geben ${claims.guarantee} Garantie; die Bedingungen erhalten Sie schriftlich.`
      : '';
    return {
      text: `Die Keramikversiegelung hält in der Regel ${claims.sealingLasts}. Bei stark genutzten Fahrzeugen raten wir zu einer Auffrischung ${claims.sealingRefresh}.${guarantee}`,
    };
  },
};

/** What is guaranteed. */
export const guarantee: Aspect = {
  id: 'guarantee',
  isComplete: true,
  about: 'either',
  patterns: [
    'garantie|garantieren|gewährleistung|garantiezeit|garantiert|garantiebedingungen|garantieschein|garantiefall',
    'garantie|garantieschein|garantiekarte schriftlich|schwarz_auf_weiss|papier|unterschrieben|zertifikat',
    'jahr|jahre gedeckt|abgedeckt|deckt|decken',
    'was|alles|wofür|welche gedeckt|abgedeckt|eingeschlossen|ausgeschlossen|deckt|decken|deckt_ab',
  ],
  covers: ['duration', 'vehicles'],
  answer: (asked) => {
    const { subjects, says, saysInMessage } = asked;
    const isBrokered = subjects.some(({ id }) => id === 'vermittlung');
    const isNamed = says(
      `${GUARANTEE}|gewährleistung|garantiezeit|garantiebedingungen|garantieschein|garantiefall|jahr`,
    );
    // «Wer garantiert, dass es nächstes Jahr gleich viel kostet?»
    if (says('preis|kosten|teuer|franken') && !says(':garantie|gewährleistung')) return undefined;
    // What is covered while a vehicle stays is asked of the insurance.
    if (!isNamed && !subjects.some(isSealing)) return undefined;
    const explained = explain(asked);
    if (explained) return { text: explained };
    if (says(':garantie|übertragbar') && says(SOLD_ON) && !saysInMessage('keramik|versiegelung') && !isBrokered)
      return {
        text: `Ob die Garantie bei einem Verkauf auf den neuen Besitzer übergeht, weiss ich nicht. ${guaranteeText}`,
        isUnknown: true,
      };
    const isOfBought = says(BOUGHT) && !saysInMessage('keramik|versiegelung');
    if (!isOfBought && (subjects.length === 0 || subjects.some(isSealing))) return { text: guaranteeText };
    if (says('käufer|verkauf|datum')) return undefined;
    return { text: `Ob es darauf eine Garantie gibt, weiss ich nicht. ${guaranteeText}`, isUnknown: true };
  },
};
