import type { NativeFormId } from '@fahrzeugpflege/contracts';
import { useSyncExternalStore } from 'react';
import type { UploadState } from './photo-upload.ts';

/*
 * What every page with such a form holds of its photos: the little that is needed before the rest is fetched. It lives as long
 * as the document does, through every page of the site, and not beyond a reload.
 */

const NONE: readonly File[] = [];
const chosen = new Map<NativeFormId, readonly File[]>();
/** Chosen as well, and not checked yet: what checks them may have to be fetched first. */
const unchecked = new Map<NativeFormId, readonly File[]>();
let uploads: readonly UploadState[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** The photos that were chosen in a form and are not sent yet, in their order. */
export function chosenPhotos(form: NativeFormId): readonly File[] {
  return chosen.get(form) ?? NONE;
}

/** Has these photos stand in a form. */
export function choosePhotos(form: NativeFormId, photos: readonly File[]): void {
  chosen.set(form, photos);
  announce();
}

/** Notes that photos are on their way into a form, until this work has ended. */
export function noteUnchecked(form: NativeFormId, photos: readonly File[], work: Promise<void>): void {
  unchecked.set(form, [...uncheckedPhotos(form), ...photos]);
  const end = () => {
    unchecked.set(
      form,
      uncheckedPhotos(form).filter((photo) => !photos.includes(photo)),
    );
  };
  work.then(end, end);
}

function uncheckedPhotos(form: NativeFormId): readonly File[] {
  return unchecked.get(form) ?? NONE;
}

/** All that a visitor chose in a form. */
export interface FormPhotos {
  readonly chosen: readonly File[];
  readonly unchecked: readonly File[];
}

/** All that a visitor chose in a form by now. */
export function photosOf(form: NativeFormId): FormPhotos {
  return { chosen: chosenPhotos(form), unchecked: uncheckedPhotos(form) };
}

/** {@link chosenPhotos}, followed. */
export function useChosenPhotos(form: NativeFormId): readonly File[] {
  const current = () => chosenPhotos(form);
  return useSyncExternalStore(subscribe, current, () => NONE);
}

/** Has these stand as the photos that follow enquiries; with their state, those that were sent first, first. */
export function setUploads(states: readonly UploadState[]): void {
  uploads = states;
  announce();
}

/** The photos that follow enquiries which were accepted, an entry for each enquiry. */
export function currentUploads(): readonly UploadState[] {
  return uploads;
}

/** {@link currentUploads}, followed. */
export function useUploads(): readonly UploadState[] {
  return useSyncExternalStore(subscribe, currentUploads, currentUploads);
}

/** Whether photos would be lost with the tab. */
export function isOpen({ phase }: UploadState): boolean {
  return phase !== 'done' && phase !== 'stuck';
}

/** Whether this document holds photos that a reload would lose. */
export function holdsPhotos(): boolean {
  const held = [...chosen.values(), ...unchecked.values()];
  return held.some((photos) => photos.length > 0) || uploads.some(isOpen);
}

/** Whether it has ended, and somebody still has to do something about what did not arrive. */
export function isUnfinished(state: UploadState): boolean {
  return !isOpen(state) && state.arrived < state.total;
}
