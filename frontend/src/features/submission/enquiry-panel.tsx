import { businessProfile, type NativeForm, type NativeFormId, nativeForms } from '@fahrzeugpflege/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { DropCheck } from '#components/ui/drop-mark.tsx';
import { PhotosByMail } from '#features/photos/photos-by-mail.tsx';
import { SentPhotos } from '#features/photos/sent-photos.tsx';
import { isSentView } from '#lib/pages.ts';
import { useArrivedDraft } from './form-draft.ts';
import { EnquiryForm, type EnquiryFormProps } from './submission-form.tsx';

interface EnquiryPanelProps extends Omit<EnquiryFormProps, 'onSent' | 'takesFocus'> {
  /** Above the form, and not above the view after a sending. */
  readonly heading?: string;
  /** The confirmation after a sending; when an answer comes, the toast says, or where scripts are off this panel. */
  readonly sentText: string;
  /** Whether the form takes photos, which its native way leaves behind. */
  readonly takesPhotos?: boolean;
  /** The button that leads back to an empty form. */
  readonly againLabel: string;
}

/** A form and, in its place, the view after a sending: with JavaScript or, by the page's address, without. */
export function EnquiryPanel({ heading, sentText, takesPhotos = false, againLabel, ...enquiry }: EnquiryPanelProps) {
  const { form } = enquiry;
  const [sentId, setSentId] = useState<string>();
  const [isAgain, setAgain] = useState(false);
  const isSentHere = sentId !== undefined;
  const cameBackSent = isSentView(useLocation().search);
  useArrivedDraft(form, cameBackSent);
  if (!isSentHere && !cameBackSent) {
    return (
      <>
        {heading && <h2 className="mb-6 text-2xl">{heading}</h2>}
        <EnquiryForm {...enquiry} onSent={({ submissionId }) => setSentId(submissionId)} takesFocus={isAgain} />
      </>
    );
  }
  const promise = isSentHere ? '' : ` Wir melden uns ${businessProfile.claims.answerPromise}.`;
  return (
    <SentView
      title="Vielen Dank!"
      text={sentText + promise}
      aside={takesPhotos && !isSentHere && <PhotosByMail className="max-w-prose" />}
      submissionId={sentId}
    >
      {isSentHere ? (
        <Button
          variant="outline"
          onClick={() => {
            setSentId(undefined);
            setAgain(true);
          }}
        >
          {againLabel}
        </Button>
      ) : (
        <Link to={formAddress(form)} onClick={() => setAgain(true)} className={buttonClass({ variant: 'outline' })}>
          {againLabel}
        </Link>
      )}
    </SentView>
  );
}

function formAddress(id: NativeFormId): string {
  const { page, section }: NativeForm = nativeForms[id];
  return section ? `${page}#${section}` : page;
}

interface SentViewProps {
  readonly title: string;
  readonly text: string;
  readonly aside?: ReactNode;
  /** What was sent where the view follows a sending on this page: it then tells of the photos. */
  readonly submissionId: string | undefined;
  readonly children: ReactNode;
}

/**
 * The page from its top where the view is in sight there, or else the view right below the header (on a phone below the
 * toast): what stands above it is then seen whole or not at all.
 */
function rollToView(view: HTMLElement): void {
  if (view.getBoundingClientRect().bottom + scrollY <= innerHeight) scrollTo(0, 0);
  else view.scrollIntoView();
}

/** What stands in the form's place after a success, in sight and with the focus, without a script too. */
export function SentView({ title, text, aside, submissionId, children }: SentViewProps) {
  const view = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (view.current) rollToView(view.current);
  }, []);
  return (
    <div ref={view} className="flex flex-col items-start gap-4 max-sm:scroll-mt-20">
      <DropCheck className="h-14 animate-rise" />
      {/* biome-ignore lint/a11y/noAutofocus: React writes it into the server's page alone */}
      <h2 ref={heading} tabIndex={-1} autoFocus className="text-2xl outline-none">
        {title}
      </h2>
      <p className="max-w-prose">{text}</p>
      {aside}
      {submissionId && <SentPhotos viewOf={submissionId} />}
      <div className="mt-3 actions">{children}</div>
    </div>
  );
}
