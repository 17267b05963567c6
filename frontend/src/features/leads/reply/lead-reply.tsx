import { type Lead, mailHref, type NewReply } from '@fahrzeugpflege/contracts';
import { Reply } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useSession } from '#features/session/session.ts';
import { toast } from '#lib/toast-store.ts';
import { Saved } from '../contacts/saved-contact.tsx';
import { replyDrafts } from './reply-draft.ts';
import type { ReplyEditor } from './reply-editor.tsx';

interface LeadReplyProps {
  readonly lead: Lead;
  /** The button that opens the editor. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Leads to the next open lead of the list; null where there is none. */
  readonly onNext: (() => void) | null;
  readonly onClose: () => void;
}

interface OpenEditor {
  readonly Editor: typeof ReplyEditor;
  readonly takesFocus: boolean;
}

/** «Antworten»: a button below the message, and the editor that it loads. A mail that was begun is there again. */
export function LeadReply({ lead, button, onNext, onClose }: LeadReplyProps) {
  const username = useSession().data?.username ?? '';
  const [isLoading, setLoading] = useState(false);
  const [open, setOpen] = useState<OpenEditor>();
  const [sent, setSent] = useState<NewReply>();
  const [wantsButton, setWantsButton] = useState(false);

  const load = useCallback(async (takesFocus: boolean) => {
    setLoading(true);
    try {
      const { ReplyEditor: Editor } = await import('./reply-editor.tsx');
      setSent(undefined);
      setOpen({ Editor, takesFocus });
    } catch {
      const description = 'Der Editor konnte nicht geladen werden. Bitte versuchen Sie es erneut.';
      toast({ variant: 'destructive', title: 'Keine Verbindung', description });
    }
    setLoading(false);
  }, []);

  useEffect(() => {
    if (replyDrafts.read(username, lead.id)) void load(false);
  }, [username, lead.id, load]);

  useEffect(() => {
    if (wantsButton) button.current?.focus();
    setWantsButton(false);
  }, [button, wantsButton]);

  if (mailHref(lead.email) === null) return null;
  return (
    <div className="grid gap-3">
      {open ? (
        <open.Editor
          lead={lead}
          takesFocus={open.takesFocus}
          onSent={(reply) => {
            setOpen(undefined);
            setSent(reply);
          }}
          onClose={() => {
            setOpen(undefined);
            setWantsButton(true);
          }}
        />
      ) : (
        <Button
          ref={button}
          variant="outline"
          size="sm"
          data-key="a"
          busyLabel={isLoading && 'Wird geladen …'}
          onClick={() => void load(true)}
          className="w-fit"
        >
          <Reply aria-hidden="true" className="size-4" /> Antworten
        </Button>
      )}
      {sent && !open && (
        <Saved said={`Mail an ${sent.to} unterwegs`} followUp={sent.followUp} onNext={onNext} onClose={onClose} />
      )}
    </div>
  );
}
