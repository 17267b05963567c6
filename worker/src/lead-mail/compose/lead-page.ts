import { businessProfile, formTypeLabels, isMailbox } from '@fahrzeugpflege/contracts';
import { type LeadFact, leadFacts } from './lead-facts.js';
import type { LeadMailData, LeadMailSettings } from './lead-mail.js';
import { clip, oneLine } from './one-line.js';

/** What both parts of the mail show; the texts are plain, not escaped. */
export interface LeadPage {
  readonly typeLabel: string;
  readonly name: string;
  /** For example «Mo., 17.08.2026, 06:52 Uhr». */
  readonly received: string;
  readonly facts: readonly LeadFact[];
  readonly message: string;
  readonly leadUrl: string;
  /** Whom an answer to the mail reaches. */
  readonly replyHint: string;
  /** The line that an inbox shows below the subject. */
  readonly preview: string;
}

const PREVIEW_LIMIT = 140;

const receivedAt = new Intl.DateTimeFormat(businessProfile.locale, {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: businessProfile.timeZone,
});

/**
 * Lays out what a staff mail says.
 *
 * @param lead with every text but the message in one line
 */
export function leadPage(lead: LeadMailData, settings: LeadMailSettings): LeadPage {
  const facts = leadFacts(lead);
  return {
    typeLabel: formTypeLabels[lead.formType],
    name: lead.name || 'ohne Namen',
    received: `${receivedAt.format(lead.receivedAt)} Uhr`,
    facts,
    message: lead.message,
    leadUrl: `${settings.publicUrl.replace(/\/+$/, '')}/admin?lead=${encodeURIComponent(lead.id)}`,
    replyHint: isMailbox(lead.email)
      ? `Eine Antwort auf dieses Mail geht an ${lead.email}.`
      : 'Eine Antwort auf dieses Mail erreicht die Person nicht: Ihre Adresse ist nicht lesbar.',
    preview: preview(lead),
  };
}

function preview({ desiredDate, message }: LeadMailData): string {
  const wished = desiredDate ? `Wunschtermin ${clip(desiredDate, 40)} · ` : '';
  return clip(wished + oneLine(message), PREVIEW_LIMIT);
}
