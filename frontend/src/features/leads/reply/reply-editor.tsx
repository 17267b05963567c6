import {
  type Gap,
  gapsIn,
  type Lead,
  type MailTemplate,
  type NewReply,
  type Placeholder,
  TEXT_LIMITS,
} from '@fahrzeugpflege/contracts';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#components/ui/field.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { FollowUpChoice, findWrongDay } from '../contacts/follow-up-choice.tsx';
import { GapList } from './gap-list.tsx';
import type { ReplyWords } from './reply-draft.ts';
import { SendQuestion } from './send-question.tsx';
import { useReply } from './use-reply.ts';
import { useTemplates } from './use-templates.ts';

/** What is filled in once whoever writes has named themselves. */
const OWN_NAME: Placeholder = 'Mein Name';

interface ReplyEditorProps {
  readonly lead: Lead;
  /** False where a kept draft came back by itself: nobody asked for the focus. */
  readonly takesFocus: boolean;
  readonly onSent: (reply: NewReply) => void;
  /** It was discarded. */
  readonly onClose: () => void;
}

/** A mail to whoever sent a lead: from a template or from nothing, and sent only after one has said to whom. */
export function ReplyEditor({ lead, takesFocus, onSent, onClose }: ReplyEditorProps) {
  const reply = useReply(lead, onSent);
  const { draft, edit, notice, faults } = reply;
  const templates = useTemplates(lead);
  const [isAsking, setAsking] = useState(false);
  const [selected, select] = useState<Pick<Gap, 'start' | 'end'>>();
  const template = useRef<HTMLSelectElement>(null);
  const subject = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (takesFocus) template.current?.focus();
  }, [takesFocus]);

  // Once the text is there: what is typed takes the place of a gap that is selected.
  useEffect(() => {
    if (!selected) return;
    const { start, end } = selected;
    text.current?.focus({ preventScroll: true });
    text.current?.setSelectionRange(start, end);
    // Browsers show the end of a text that is taller than the window; gaps stand rather at its beginning.
    text.current?.scrollIntoView({ block: start === end ? 'end' : 'start' });
    select(undefined);
  }, [selected]);

  function choose(name: MailTemplate['name']): void {
    const next = templates.choose(draft, name);
    if (!next) return;
    reply.replace(next);
    select(gapsIn(next.text)[0]);
  }

  /** The button goes with it: one writes on. */
  function takeBack(before: ReplyWords): void {
    edit({ ...before, before: null });
    select({ start: before.text.length, end: before.text.length });
  }

  function ask(form: HTMLFormElement): void {
    const faulty = reply.check();
    const day = findWrongDay(form);
    if (faulty.includes('subject')) subject.current?.focus();
    else if (faulty.length > 0) select(gapsIn(draft.text)[0] ?? { start: 0, end: 0 });
    else if (day) day.focus();
    else setAsking(true);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    ask(event.currentTarget);
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    if (isAsking) reply.send();
    else ask(event.currentTarget);
  }

  return (
    <form
      method="post"
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      data-writing
      className="grid gap-4"
    >
      <div>
        <h3 id={titleId} className="text-base">
          Antworten
        </h3>
        <p className="text-sm break-words text-muted">An {lead.email}</p>
      </div>
      <fieldset disabled={isAsking} className="grid min-w-0 gap-4">
        <SelectField
          ref={template}
          label="Vorlage"
          marksOptional={false}
          value=""
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">Vorlage einsetzen …</option>
          {templates.names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <p className="-mt-2 flex flex-wrap items-center gap-x-5 text-sm">
          {draft.before && (
            <button
              type="button"
              className="text-link min-h-9 rounded-sm pointer-coarse:min-h-11"
              onClick={() => draft.before && takeBack(draft.before)}
            >
              Vorherigen Text zurückholen
            </button>
          )}
          <Link
            to="/admin/angaben/vorlagen"
            className="text-link inline-flex min-h-9 items-center rounded-sm pointer-coarse:min-h-11"
          >
            Vorlagen bearbeiten
          </Link>
        </p>
        <TextField
          ref={subject}
          name="subject"
          label="Betreff"
          required
          value={draft.subject}
          onChange={({ target }) => edit({ subject: target.value })}
          error={faults.subject}
          maxLength={TEXT_LIMITS.line}
          autoComplete="off"
        />
        <TextAreaField
          ref={text}
          name="text"
          label="Text"
          required
          rows={12}
          value={draft.text}
          onChange={({ target }) => edit({ text: target.value })}
          error={faults.text}
          hint="Name, Adresse, Telefon und Referenz folgen von selbst, darunter die Nachricht, auf die Sie antworten."
          maxLength={TEXT_LIMITS.message}
          className="[&_textarea]:field-sizing-content [&_textarea]:min-h-64"
        />
        <GapList gaps={gapsIn(draft.text)} onChoose={select} />
        {gapsIn(draft.text).some(({ name }) => name === OWN_NAME) && (
          <p className="-mt-1 text-sm text-muted">
            Ihr Name steht von selbst da, sobald Sie ihn unter{' '}
            <Link to="/admin/konto" className="text-link">
              Mein Konto
            </Link>{' '}
            eintragen.
          </p>
        )}
        <FollowUpChoice chosen={draft.followUp} onChoose={(followUp) => edit({ followUp })} />
      </fieldset>
      {notice !== undefined && (
        <Notice tone="danger" role="alert">
          {notice}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3 max-sm:sticky max-sm:-bottom-px max-sm:z-10 max-sm:-mx-5 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-5 max-sm:py-3">
        {isAsking ? (
          <SendQuestion
            to={lead.email}
            isSending={reply.isSending}
            onSend={reply.send}
            onBack={() => {
              setAsking(false);
              select({ start: draft.text.length, end: draft.text.length });
            }}
          />
        ) : (
          <>
            <Button type="submit" size="sm" className="max-sm:flex-1">
              Senden …
            </Button>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                reply.discard();
                onClose();
              }}
            >
              Verwerfen
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
