import { businessProfile, chatMailLink, chatPhoneLink, openingState } from '@fahrzeugpflege/contracts';
import { facts } from '../../knowledge/facts.js';

const { answerPromise } = businessProfile.claims;

/** The way to people: phone and mail, with whether somebody is there to answer the phone. */
export function reachUs(now: Date): string {
  return `Sie erreichen uns unter ${chatPhoneLink} oder per E-Mail an ${chatMailLink}. ${openNow(now)}`.trim();
}

/** Whether somebody answers the phone right now, in a sentence. */
export function openNow(now: Date): string {
  const state = openingState(now, facts);
  if (state === undefined) return '';
  if (state.isOpen) return `Wir sind bis ${state.closesAt} Uhr da, Sie dürfen gleich anrufen.`;
  const day = state.opensToday ? 'heute' : `am ${state.opensOn}`;
  return `Im Moment ist geschlossen, ${day} ab ${state.opensAt} Uhr sind wir wieder da.`;
}

/** How soon people answer, behind the words that say what they do. */
export function answeredWithin(doing = 'Wir melden uns'): string {
  return `${doing} ${answerPromise}`;
}
