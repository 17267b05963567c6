import { businessProfile } from '@fahrzeugpflege/contracts';
import { isSealing } from '../../subjects/subject-kinds.js';
import type { Asked, Aspect } from '../aspect.js';

const { claims } = businessProfile;

const GUARANTEE = 'garantie|garantieren';
const RENEWED =
  'auffrischen|erneuern|wieder|neu|nochmals|wiederholen =machen|versiegeln|auffrischen wann|jahr|oft|irgendwann';
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
export const lasting: Aspect = {
  id: 'lasting',
  isComplete: true,
  about: 'either',
  patterns: [
    'haltbarkeit|lebensdauer|haltbar|schutzdauer|langlebig|beständig',
    'halten|anhalten|schützen|wirken|heben|schutz|bleiben|nachhalten :lang|:lange|jahr|ewig|wie_lange',
    'wie_oft|wann|wie_lange auffrischen|auffrischung|erneuern|wiederholen|neu',
    'auffrischung|auffrischen|nachversiegeln|erneuern',
    RENEWED,
  ],
  covers: ['duration', 'guarantee'],
  answer: (asked) => {
    const isRenewed = asked.says(RENEWED);
    if (asked.subjects.length > 0 && !isRenewed && !asked.subjects.some(isSealing)) return undefined;
    const explained = asked.says(GUARANTEE) ? explain(asked) : undefined;
    if (explained) return { text: explained };
    const guarantee = asked.says(GUARANTEE)
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
    'jahr|jahre gedeckt|abgedeckt|deckt|decken',
  ],
  covers: ['duration'],
  answer: (asked) => {
    const { subjects, says } = asked;
    const explained = explain(asked);
    if (explained) return { text: explained };
    const written = `Auf die Keramikversiegelung geben wir ${claims.guarantee} Garantie. Was sie deckt und was sie voraussetzt, erhalten Sie mit der Offerte schriftlich.`;
    if (subjects.length === 0 || subjects.some(isSealing)) return { text: written };
    if (says(':garantie|übertragbar') && says(SOLD_ON))
      return {
        text: `Ob die Garantie bei einem Verkauf auf den neuen Besitzer übergeht, weiss ich nicht. ${written}`,
        isUnknown: true,
      };
    if (says('käufer|verkauf|datum')) return undefined;
    return { text: `Ob es darauf eine Garantie gibt, weiss ich nicht. ${written}`, isUnknown: true };
  },
};
