import { businessProfile, leadReference } from '@fahrzeugpflege/contracts';
import type { ToastText } from '#lib/toast-store.ts';
import { isUnfinished } from './photo-store.ts';
import type { UploadState } from './photo-upload.ts';

/** How far it is, in one sentence or two. */
export function progressText(state: UploadState): string {
  const { phase, place, total } = state;
  const photo = total === 1 ? 'Das Foto' : `Foto ${place} von ${total}`;
  switch (phase) {
    case 'sending':
      return `${photo} wird gesendet …`;
    case 'waiting':
      return `${photo} ist noch nicht angekommen. Wir versuchen es gleich nochmals …`;
    case 'offline':
      return `Sie sind gerade offline. ${photo} folgt, sobald die Verbindung wieder da ist.`;
    case 'stuck':
      return stuckText(state);
    case 'done':
      return doneText(state);
  }
}

function stuckText({ arrived, total }: UploadState): string {
  if (total === 1) return 'Ihre Anfrage ist bei uns. Nur das Foto kommt gerade nicht durch.';
  if (arrived === 0) return 'Ihre Anfrage ist bei uns. Nur die Fotos kommen gerade nicht durch.';
  return `Ihre Anfrage ist bei uns, ${ofAll(arrived, total)} auch. Der Rest kommt gerade nicht durch.`;
}

function doneText({ arrived, total }: UploadState): string {
  if (arrived < total) {
    if (arrived > 0) return `Ihre Anfrage ist bei uns, ${ofAll(arrived, total)} auch.`;
    return `Ihre Anfrage ist bei uns. ${total === 1 ? 'Das Foto' : 'Die Fotos'} konnten wir nicht annehmen.`;
  }
  return total === 1 ? 'Ihr Foto ist angekommen.' : `Alle ${total} Fotos sind angekommen.`;
}

function ofAll(arrived: number, total: number): string {
  return `${arrived} von ${total} Fotos`;
}

/** What a passing message says of an upload that ended where nobody looked at it. */
export function endText(state: UploadState): Pick<ToastText, 'title' | 'description'> {
  const isOne = state.total === 1;
  if (!isUnfinished(state))
    return { title: isOne ? 'Foto gesendet' : 'Fotos gesendet', description: progressText(state) };
  return {
    title: isOne ? 'Das Foto ist nicht angekommen' : 'Nicht alle Fotos sind angekommen',
    description: `${progressText(state)} Sie können ${isOne ? 'es' : 'sie'} uns mailen: ${businessProfile.email}, Betreff «${photoMailSubject(state)}».`,
  };
}

/** The subject of a mail with the photos, by which staff find the enquiry. */
export function photoMailSubject({ submissionId }: UploadState): string {
  return `Fotos zur Anfrage ${leadReference(submissionId, 'vehicle')}`;
}
