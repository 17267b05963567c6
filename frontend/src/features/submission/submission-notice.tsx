import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { type FormNotice, useBackOnline } from './form-feedback.ts';

interface SubmissionNoticeProps {
  readonly notice: FormNotice | undefined;
  readonly onResend: () => void;
}

/**
 * The live region stands empty before there is something to say, so that screen readers hear the change. A failure rolls into
 * sight; in a form that the server sent back the browser leads there, without a script too.
 */
export function SubmissionNotice({ notice, onResend }: SubmissionNoticeProps) {
  const isBackOnline = useBackOnline(notice);
  const region = useRef<HTMLDivElement>(null);
  const isFailure = notice !== undefined && notice.kind !== 'check';
  useEffect(() => {
    if (notice && isFailure) region.current?.scrollIntoView({ block: 'nearest' });
  }, [notice, isFailure]);
  return (
    <div
      ref={region}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: React writes it into the server's page alone
      autoFocus={isFailure}
      className="w-full outline-none empty:hidden"
    >
      {notice && (isBackOnline ? <BackOnline kind={notice.kind} onResend={onResend} /> : <Complaint notice={notice} />)}
    </div>
  );
}

function Complaint({ notice: { kind, text } }: { readonly notice: FormNotice }) {
  const { phone } = businessProfile;
  return (
    <Notice tone="danger">
      {text}
      {kind !== 'check' && !text.includes(phone) && (
        <a href={phoneLink()} className="mt-1 block w-fit text-base font-semibold whitespace-nowrap underline">
          {phone}
        </a>
      )}
    </Notice>
  );
}

interface BackOnlineProps {
  readonly kind: FormNotice['kind'];
  readonly onResend: () => void;
}

function BackOnline({ kind, onResend }: BackOnlineProps) {
  return (
    <Notice>
      <p>
        <strong>Sie sind wieder online.</strong>{' '}
        {kind === 'unsure'
          ? 'Senden Sie Ihre Nachricht nochmals, sie kommt nur einmal bei uns an.'
          : 'Ihr Text steht noch hier und ist noch nicht gesendet.'}
      </p>
      <Button size="sm" className="mt-3 mb-1" onClick={onResend}>
        Jetzt senden
      </Button>
    </Notice>
  );
}
