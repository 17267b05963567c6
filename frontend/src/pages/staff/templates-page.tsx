import { defaultMailTemplates, type MailTemplate, type MailTemplateSettings } from '@fahrzeugpflege/contracts';
import { ArrowLeft } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { LoadFailure } from '#components/ui/loading.tsx';
import { type TemplatesChange, useChangeTemplates, useMailTemplates } from '#features/leads/api/mail-templates.ts';
import { TemplateChanges } from '#features/mail-templates/template-changes.tsx';
import { TemplateEditor } from '#features/mail-templates/template-editor.tsx';
import { findTemplate, isSame, moved, removed, replaced, saved } from '#features/mail-templates/template-edits.ts';
import { RemovedTemplates, TemplateList } from '#features/mail-templates/template-list.tsx';
import { NEW, templateDrafts } from '#features/mail-templates/use-template-draft.ts';
import { failureText, toastFailure } from '#features/session/failures.ts';
import { useSession } from '#features/session/session.ts';
import { PageHeading } from '#features/staff-area/page-heading.tsx';
import { SettingsPages } from '#features/staff-area/settings-pages.tsx';
import { isConflict } from '#lib/api-client.ts';
import { classNames } from '#lib/class-names.ts';
import { toast } from '#lib/toast-store.ts';
import { useMedia } from '#lib/use-media.ts';

/** From here on the editor stands beside the list; Tailwind's `lg`. */
const WIDE = '(width >= 64rem)';

/** «Mailvorlagen»: what answers to visitors begin with, written by staff. */
export function TemplatesPage() {
  const templates = useMailTemplates();
  return (
    <div className="page-width pt-4 pb-10 md:pt-6">
      <SettingsPages />
      <PageHeading title="Mailvorlagen">
        Mit diesen Texten beginnen Antworten aus einem Lead. Was Sie speichern, gilt sofort für alle im Team.
      </PageHeading>
      {templates.isPending && (
        <p role="status" className="mt-6">
          Vorlagen werden geladen …
        </p>
      )}
      {templates.isError && !templates.data && (
        <LoadFailure className="mt-6" onRetry={() => void templates.refetch()}>
          Die Vorlagen konnten nicht geladen werden.
        </LoadFailure>
      )}
      {templates.data && <Templates settings={templates.data} />}
    </div>
  );
}

function Templates({ settings }: { readonly settings: MailTemplateSettings }) {
  const { templates, previous, changes } = settings;
  const username = useSession().data?.username ?? '';
  const [address, setAddress] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const changesHeading = useRef<HTMLHeadingElement>(null);
  const change = useChangesOfAll();
  const isWide = useMedia(WIDE, false);
  const changesId = useId();

  const unsaved = new Set(templateDrafts.topics(username));
  const chosen = address.get('vorlage');
  const stored = chosen === null ? null : findTemplate(templates, chosen);
  const asked = chosen === NEW || stored || (chosen !== null && unsaved.has(chosen)) ? chosen : null;
  // Where there is room beside the list, it is never empty.
  const open = asked ?? (isWide ? (templates[0]?.id ?? null) : null);
  useFocusBack(asked, list);

  const show = (id: string | null) => setAddress(id === null ? {} : { vorlage: id }, { replace: true });

  function remove(template: MailTemplate): void {
    change(removed(template), () => {
      const kept = templateDrafts.read(username, template.id);
      if (kept) templateDrafts.forget(username, template.id, kept.id);
      show(null);
      toast({ title: 'Vorlage entfernt', description: 'Unter «Änderungen» lässt sich das rückgängig machen.' });
    });
  }

  /** @param focus where one goes on: the button that was pressed goes, also where somebody else was quicker */
  function putBack(others: readonly MailTemplate[], title: string, focus: () => void): void {
    const onDone = () => {
      focus();
      toast({ title, description: 'Es gelten wieder die Vorlagen von vorher.' });
    };
    change(replaced(templates, others), onDone, focus);
  }

  function undo(): void {
    if (previous) putBack(previous, 'Rückgängig gemacht', () => changesHeading.current?.focus());
  }

  function resetAll(): void {
    const focusList = () => list.current?.querySelector<HTMLElement>('[data-template]')?.focus();
    putBack(defaultMailTemplates, 'Alle Vorlagen zurückgesetzt', focusList);
  }

  function restore(template: MailTemplate): void {
    change(saved(template, null), () => {
      show(template.id);
      toast({
        title: 'Vorlage wiederhergestellt',
        description: `«${template.name}» steht wieder zur Wahl, am Schluss.`,
      });
    });
  }

  return (
    <>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div ref={list} className={classNames('min-w-0', open && 'max-lg:hidden')}>
          <TemplateList
            templates={templates}
            open={open}
            unsaved={unsaved}
            removed={[...unsaved].flatMap((id) => {
              const isRemoved = id !== NEW && !findTemplate(templates, id);
              return (isRemoved && templateDrafts.read(username, id)?.template) || [];
            })}
            onMove={(template, by) => change(moved(template, by))}
          />
          <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2">
            <Link
              to={{ search: `vorlage=${NEW}` }}
              data-template={NEW}
              className={buttonClass({ variant: 'outline', size: 'sm' })}
            >
              {unsaved.has(NEW) ? 'Neue Vorlage weiterschreiben' : 'Neue Vorlage'}
            </Link>
            {!isSame(templates, defaultMailTemplates) && (
              <Button variant="quiet" size="sm" onClick={resetAll}>
                Alle zurücksetzen
              </Button>
            )}
          </div>
          <RemovedTemplates
            templates={defaultMailTemplates.filter(({ id }) => !findTemplate(templates, id) && !unsaved.has(id))}
            onRestore={restore}
          />
        </div>
        {open && (
          <div className="min-w-0">
            <Button variant="quiet" size="sm" className="mb-2 -ml-4 lg:hidden" onClick={() => show(null)}>
              <ArrowLeft aria-hidden="true" className="size-4" /> Alle Vorlagen
            </Button>
            <TemplateEditor
              key={open}
              about={open}
              takesFocus={asked !== null}
              templates={templates}
              changes={changes}
              onSaved={({ id }) => show(id)}
              onClose={() => show(null)}
              onRemove={remove}
            />
          </div>
        )}
      </div>
      <section
        aria-labelledby={changesId}
        className={classNames('mt-10 max-w-3xl border-t border-line-strong pt-5', open && 'max-lg:hidden')}
      >
        <h2 ref={changesHeading} id={changesId} tabIndex={-1} className="mb-3 text-lg outline-none">
          Änderungen
        </h2>
        <TemplateChanges changes={changes} onUndo={undo} />
      </section>
    </>
  );
}

/** Changes the templates from the list; why that failed is said in a toast. */
function useChangesOfAll(): (change: TemplatesChange, onDone?: () => void, onConflict?: () => void) => void {
  const { mutate, isPending } = useChangeTemplates();
  return (change, onDone, onConflict) => {
    if (isPending) return;
    mutate(change, {
      onSuccess: () => onDone?.(),
      onError: (error) => {
        toastFailure(error, failureText(error));
        if (isConflict(error)) onConflict?.();
      },
    });
  };
}

/** Whoever leaves a template stands in the list again, where they came from. */
function useFocusBack(open: string | null, list: RefObject<HTMLDivElement | null>): void {
  const before = useRef(open);
  useEffect(() => {
    const left = before.current;
    before.current = open;
    if (open !== null || left === null) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-template]') ?? [])];
    (links.find(({ dataset }) => dataset['template'] === left) ?? links[0])?.focus();
  }, [open, list]);
}
