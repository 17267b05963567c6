import { formSubjects, formTypeLabels } from '@fahrzeugpflege/contracts';
import { vehicleName } from './lead-facts.js';
import type { LeadMailData } from './lead-mail.js';
import { clip } from './one-line.js';

const NAME_LIMIT = 60;
const MATTER_LIMIT = 60;
const REPEAT = ' (Wiederholung)';

const subjectsOfForms: readonly string[] = Object.values(formSubjects);

/**
 * The subject line, at most 140 characters: what kind, who, about what. A phone shows some 35 of them, so nothing comes
 * before these three, and a subject that the form itself wrote is no matter. A mail that staff asked for again says so.
 *
 * @param lead with every text but the message in one line
 */
export function leadSubject(lead: LeadMailData): string {
  const ownSubject = subjectsOfForms.includes(lead.subject) ? null : lead.subject;
  const matter = vehicleName(lead) || ownSubject || lead.serviceType;
  const who = `${formTypeLabels[lead.formType]}: ${clip(lead.name || 'ohne Namen', NAME_LIMIT)}`;
  const mark = lead.isRepeat ? REPEAT : '';
  return (matter ? `${who} – ${clip(matter, MATTER_LIMIT - mark.length)}` : who) + mark;
}
