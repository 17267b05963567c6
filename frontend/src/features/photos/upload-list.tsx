import { businessProfile } from '@fahrzeugpflege/contracts';
import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { mailDraft } from '#lib/mail-draft.ts';
import type { UploadState } from './photo-upload.ts';
import { retryUpload, showUploads } from './photo-uploads.ts';
import { isOpen, photoMailSubject, progressText } from './upload-texts.ts';

interface UploadListProps {
  readonly uploads: readonly UploadState[];
  readonly isView: boolean;
}

/** How far the photos of each enquiry are, and what is left to do where they got stuck. */
export function UploadList({ uploads, isView }: UploadListProps) {
  useEffect(() => (isView ? showUploads() : undefined), [isView]);
  return (
    <div className="grid w-full max-w-prose gap-4">
      {uploads.map((state) => (
        <Upload key={state.submissionId} state={state} />
      ))}
    </div>
  );
}

function Upload({ state }: { readonly state: UploadState }) {
  return (
    <div className="border-l-2 border-petrol pl-4 text-sm">
      <p role="status" className="font-semibold">
        {progressText(state)}
      </p>
      <Steps state={state} />
      {isOpen(state) && <p className="mt-2 text-muted">Lassen Sie diesen Tab so lange noch offen.</p>}
      {state.refused.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {state.refused.map(({ place, name, reason }) => (
            <li key={place} className="break-words">
              «{name}»: {reason}
            </li>
          ))}
        </ul>
      )}
      {state.phase === 'stuck' && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => retryUpload(state.submissionId)}>
          Nochmals versuchen
        </Button>
      )}
      {!isOpen(state) && state.arrived < state.total && <MailInstead state={state} />}
    </div>
  );
}

/** A part of the line for each photo; the sentence says the same. */
function Steps({ state: { total, arrived } }: { readonly state: UploadState }) {
  return (
    <div aria-hidden="true" className="mt-2 flex max-w-64 gap-1">
      {Array.from({ length: total }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are all alike
          key={index}
          className={index < arrived ? 'h-1 flex-1 rounded-full bg-petrol' : 'h-1 flex-1 rounded-full bg-line'}
        />
      ))}
    </div>
  );
}

function MailInstead({ state }: { readonly state: UploadState }) {
  const { email } = businessProfile;
  const subject = photoMailSubject(state);
  return (
    <p className="mt-3 text-muted">
      Was fehlt, können Sie uns mailen:{' '}
      <a href={mailDraft(email, subject, 'Guten Tag\n\n')} className="text-link break-words text-petrol">
        {email}
      </a>
      , Betreff «{subject}».
    </p>
  );
}
