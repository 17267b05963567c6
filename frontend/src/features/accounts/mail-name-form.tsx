import { MAX_MAIL_NAME_LENGTH } from '@fahrzeugpflege/contracts';
import { type FormEvent, useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { fieldFailure } from '#features/session/failures.ts';
import { useSetMailName } from '#features/session/session.ts';
import { toast } from '#lib/toast-store.ts';

/** With which name one signs mails to visitors. @param stored empty where there is none */
export function MailNameForm({ stored }: { readonly stored: string }) {
  const titleId = useId();
  const setName = useSetMailName();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (setName.isPending) return;
    const name = String(new FormData(event.currentTarget).get('mailName')).trim();
    const description = name ? `Ihre Mails unterschreiben Sie mit «${name}».` : 'Ihre Mails haben keinen Namen mehr.';
    setName.mutate(name, { onSuccess: () => toast({ title: 'Gespeichert', description }) });
  }

  return (
    <section aria-labelledby={titleId} className="max-w-md">
      <h2 id={titleId} className="mb-1 text-lg">
        Name in Mails
      </h2>
      <p className="mb-5 text-sm text-muted">
        Steht für [Mein Name] unter Ihren Antworten an Kundinnen und Kunden, zum Beispiel Anna Muster.
      </p>
      <form method="post" aria-labelledby={titleId} onSubmit={submit} className="grid gap-4">
        <TextField
          key={stored}
          name="mailName"
          label="Ihr Name"
          defaultValue={stored}
          maxLength={MAX_MAIL_NAME_LENGTH}
          autoComplete="name"
          error={fieldFailure(
            setName.error,
            'name',
            'Der Name konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
          )}
        />
        <Button type="submit" variant="outline" busyLabel={setName.isPending && 'Wird gespeichert …'}>
          Name speichern
        </Button>
      </form>
    </section>
  );
}
