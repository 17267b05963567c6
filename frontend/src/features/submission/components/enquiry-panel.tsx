import { businessProfile, type NativeForm, type NativeFormId, nativeForms } from '@fahrzeugpflege/contracts';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { useArrivedDraft } from '../use-form-draft.ts';
import type { EnquiryFormProps } from './enquiry-form.tsx';
import { SentView } from './sent-view.tsx';

interface EnquiryPanelProps {
  readonly form: NativeFormId;
  /** The confirmation after a sending; when an answer comes, the toast says, or where scripts are off this panel. */
  readonly sentText: string;
  /** The button that leads back to an empty form. */
  readonly againLabel: string;
  readonly children: (form: Required<EnquiryFormProps>) => ReactNode;
}

/** A form and, in its place, the view after a sending: with JavaScript or, by the page's address, without. */
export function EnquiryPanel({ form, sentText, againLabel, children }: EnquiryPanelProps) {
  const [view, setView] = useState<'form' | 'sent' | 'again'>('form');
  const isSentHere = view === 'sent';
  const [query] = useSearchParams();
  const cameBackSent = query.has('gesendet');
  useArrivedDraft(form, cameBackSent);
  if (!isSentHere && !cameBackSent) {
    return children({ onSent: () => setView('sent'), takesFocus: view === 'again' });
  }
  const promise = isSentHere ? '' : ` Wir melden uns ${businessProfile.claims.answerPromise}.`;
  return (
    <SentView title="Vielen Dank!" text={sentText + promise} takesFocus={isSentHere}>
      {isSentHere ? (
        <Button variant="outline" onClick={() => setView('again')}>
          {againLabel}
        </Button>
      ) : (
        <Link to={formAddress(form)} className={buttonClass({ variant: 'outline' })}>
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
