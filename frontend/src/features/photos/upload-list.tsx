import { businessProfile } from '@fahrzeugpflege/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { mailDraft } from '#lib/mail-draft.ts';
import { isOpen, isUnfinished } from './photo-store.ts';
import type { UploadState } from './photo-upload.ts';
import { closeUpload, retryUpload, showUpload } from './photo-uploads.ts';
import { photoMailSubject, progressText } from './upload-texts.ts';

interface UploadListProps {
  readonly uploads: readonly UploadState[];
  /** The enquiry whose view after the sending this is; undefined in a form. */
  readonly viewOf: string | undefined;
}

/** How far the photos of each enquiry are, and what is left to do where they got stuck. */
export function UploadList({ uploads, viewOf }: UploadListProps) {
  useEffect(() => (viewOf ? showUpload(viewOf) : undefined), [viewOf]);
  return (
    <div className="grid w-full max-w-prose gap-4">
      {uploads.map((state) => (
        <Upload key={state.submissionId} state={state} canClose={!viewOf} />
      ))}
    </div>
  );
}

interface UploadProps {
  readonly state: UploadState;
  /** In a form; the view after a sending is left as a whole. */
  readonly canClose: boolean;
}

function Upload({ state, canClose }: UploadProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const retry = () => {
    // The button goes.
    status.current?.focus();
    retryUpload(state.submissionId);
  };
  const close = () => {
    status.current?.closest('fieldset')?.querySelector('input')?.focus();
    closeUpload(state.submissionId);
  };
  return (
    <div className="border-l-2 border-petrol pl-4 text-sm">
      <p ref={status} role="status" tabIndex={-1} className="font-semibold outline-none">
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
      {state.reason && <p className="mt-2 break-words">{state.reason}</p>}
      {isUnfinished(state) && (
        <>
          <MailInstead state={state} />
          <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
            {state.phase === 'stuck' && !state.reason && (
              <Button variant="outline" size="sm" onClick={retry}>
                Nochmals versuchen
              </Button>
            )}
            {canClose && (
              <Button variant="quiet" size="sm" onClick={close}>
                Schliessen <span className="sr-only">({photoMailSubject(state)})</span>
              </Button>
            )}
          </div>
        </>
      )}
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
