import { Button } from '#components/ui/button.tsx';

interface TemplateActionsProps {
  readonly isSaving: boolean;
  /** There is something that is not saved. */
  readonly isChanged: boolean;
  /** Somebody else has changed the template: one says first with whose words to go on. */
  readonly isOutdated: boolean;
  readonly onDiscard: () => void;
  /** Undefined where the words are those that the house delivers. */
  readonly onReset: (() => void) | undefined;
  /** Undefined for a template that is not stored. */
  readonly onRemove: (() => void) | undefined;
}

/** So that all four stand in a line. */
const NARROW = 'px-2!';

/** What can be done with an open template. */
export function TemplateActions(props: TemplateActionsProps) {
  const { isSaving, isChanged, isOutdated, onDiscard, onReset, onRemove } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button type="submit" size="sm" busyLabel={isSaving && 'Speichert …'} disabled={isOutdated}>
        Speichern
      </Button>
      {isChanged && (
        <Button variant="quiet" size="sm" className={NARROW} disabled={isSaving} onClick={onDiscard}>
          Verwerfen
        </Button>
      )}
      {onReset && (
        <Button variant="quiet" size="sm" className={NARROW} disabled={isSaving} onClick={onReset}>
          Zurücksetzen <span className="sr-only">auf den ursprünglichen Text</span>
        </Button>
      )}
      {onRemove && (
        <Button variant="quiet" size="sm" className={NARROW} disabled={isSaving} onClick={onRemove}>
          Entfernen
        </Button>
      )}
      <p role="status" className="w-full text-sm text-muted empty:hidden">
        {isChanged && 'Noch nicht gespeichert. Bis dahin bleibt der Text in diesem Tab erhalten.'}
      </p>
    </div>
  );
}
