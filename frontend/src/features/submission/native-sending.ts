import { type NativeFormId, nativeForms } from '@fahrzeugpflege/contracts';
import { readSession, removeSession, writeSession } from '#lib/session-store.ts';
import { nativeSendingName } from './draft-store.ts';

/** Where the server answers a native form that it sends back. */
const FORM_ENDPOINT = '/api/form';

/** Notes that the browser takes the words of this form over and leaves the page. */
export function markNativeSending(form: NativeFormId): void {
  writeSession(nativeSendingName(form), true);
}

/** Whether the last thing that happened to this form was a native sending; true once. */
export function takeNativeSending(form: NativeFormId): boolean {
  const isMarked = readSession(nativeSendingName(form)) === true;
  removeSession(nativeSendingName(form));
  return isMarked;
}

/** Whether this document was reached from the page after a native sending. */
export function cameFromSentPage(form: NativeFormId): boolean {
  return document.referrer === location.origin + nativeForms[form].sentLocation;
}

/** Forms that this document was asked for already: later its referrer says nothing of them. */
const asked = new Set<NativeFormId>();

/** Whether this document was reached from the form: so it is when the form was sent before its scripts could mark it. */
export function cameFromForm(form: NativeFormId): boolean {
  if (asked.has(form)) return false;
  asked.add(form);
  if (document.referrer === '') return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && [nativeForms[form].page, FORM_ENDPOINT].includes(pathname);
}
