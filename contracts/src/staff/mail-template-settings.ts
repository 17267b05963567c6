import { z } from 'zod';
import type { MailTemplate } from '../content/mail-templates.js';
import { requiredText } from '../submission/text.js';
import { TEXT_LIMITS } from '../submission/text-limits.js';

/** In characters, and how many there may be. A text is shorter than a mail may be, as it grows by what is filled in. */
export const TEMPLATE_LIMITS = { name: 60, subject: TEXT_LIMITS.line, text: 5_000, count: 20 } as const;

/** One template as it is saved. */
export const mailTemplateSchema = z.strictObject({
  id: z.string().regex(/^[a-z\d-]{1,40}$/),
  name: requiredText('Bitte geben Sie der Vorlage einen Namen', 1, TEMPLATE_LIMITS.name),
  subject: requiredText('Bitte geben Sie einen Betreff ein', 1, TEMPLATE_LIMITS.subject),
  text: requiredText('Bitte schreiben Sie einen Text', 1, TEMPLATE_LIMITS.text),
});

/** What whoever names two templates alike reads: staff choose them by their names. */
export const DOUBLED_NAME = 'Eine andere Vorlage heisst schon so';

/**
 * Body of `PUT /api/admin/mail-templates`: all templates in their order, and the version that whoever saves has seen. Where
 * somebody else has saved since, nothing is changed (409, with what is stored as `current`).
 */
export const newTemplatesSchema = z.strictObject({
  version: z.int().min(0),
  templates: z
    .array(mailTemplateSchema)
    .max(TEMPLATE_LIMITS.count, `Mehr als ${TEMPLATE_LIMITS.count} Vorlagen sind nicht möglich`)
    .refine((templates) => areUnique(templates.map(({ id }) => id)), 'Jede Vorlage gibt es nur einmal')
    .refine((templates) => areUnique(templates.map(({ name }) => name.toLowerCase())), DOUBLED_NAME),
});
export type NewTemplates = z.infer<typeof newTemplatesSchema>;

function areUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** What all of it holds at most, in characters. */
export const LONGEST_NEW_TEMPLATES =
  TEMPLATE_LIMITS.count * (TEMPLATE_LIMITS.name + TEMPLATE_LIMITS.subject + TEMPLATE_LIMITS.text + 100);

/** What was done to one template. */
export interface TemplatePart {
  readonly kind: 'added' | 'changed' | 'removed';
  /** As it is called since then; of a removed one, as it was. */
  readonly name: string;
}

/** One change of the templates. */
export interface TemplateChange {
  /** The version that it made, from 1 on. */
  readonly version: number;
  /** Name of the account. */
  readonly changedBy: string;
  /** ISO 8601. */
  readonly changedAt: string;
  /** None where their order alone was changed. */
  readonly parts: readonly TemplatePart[];
}

/** `GET /api/admin/mail-templates`: what answers to visitors begin with, and who changed what. */
export interface MailTemplateSettings {
  /** 0 as long as there are those that the house delivers (`defaultMailTemplates`). */
  readonly version: number;
  /** In the order in which they are offered. */
  readonly templates: readonly MailTemplate[];
  /** As they were before the latest change, to take it back; null where there is none. */
  readonly previous: readonly MailTemplate[] | null;
  /** The last ones, newest first. */
  readonly changes: readonly TemplateChange[];
}
