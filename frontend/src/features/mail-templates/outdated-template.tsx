import type { MailTemplate } from '@fahrzeugpflege/contracts';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';

interface OutdatedTemplateProps {
  /** As somebody else has saved it; null where they have removed it. */
  readonly stored: MailTemplate | null;
  readonly changedBy: string | undefined;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** Says that somebody else has changed the template that one is writing, shows theirs, and asks with which to go on. */
export function OutdatedTemplate({ stored, changedBy = 'Jemand anders', onKeep, onTake }: OutdatedTemplateProps) {
  return (
    <Notice role="alert">
      <p>
        {changedBy} hat diese Vorlage inzwischen {stored ? 'geändert' : 'entfernt'}. Was Sie geschrieben haben, ist noch
        nicht gespeichert.
      </p>
      {stored && (
        <details className="mt-2">
          <summary className="min-h-9 cursor-pointer font-semibold pointer-coarse:min-h-11">
            Gespeicherte Fassung ansehen
          </summary>
          <p className="font-semibold break-words">
            {stored.name}: {stored.subject}
          </p>
          <p className="mt-1 break-words whitespace-pre-wrap">{stored.text}</p>
        </details>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onKeep}>
          Mit meiner weiterschreiben
        </Button>
        <Button variant="outline" size="sm" onClick={onTake}>
          {stored ? 'Gespeicherte übernehmen' : 'Meine verwerfen'}
        </Button>
      </div>
    </Notice>
  );
}
