import { formSubjects, formTypeLabels, isSearchSubject } from '@fahrzeugpflege/contracts';
import { vehicleName } from './lead-facts.js';
import type { LeadMailData } from './lead-mail.js';
import { clip } from './one-line.js';

const NAME_LIMIT = 60;
const MATTER_LIMIT = 60;
const REPEAT = ' (Wiederholung)';

const subjectsOfForms: readonly string[] = Object.values(formSubjects);

/**
 * The subject line, at most 140 characters: what kind, who, about what. A phone shows some 35 of them, so nothing comes
 * before these three, and a subject that the form itself wrote is no matter, but
 * for that of a search: whoever looks for a vehicle does not have it. A mail that staff asked for again says so.
 *
 * @param lead with every text but the message in one line
 */
export function leadSubject(lead: LeadMailData): string {
  const matter = isSearchSubject(lead.subject) ? lead.subject : matterOf(lead);
  const who = `${formTypeLabels[lead.formType]}: ${clip(lead.name || 'ohne Namen', NAME_LIMIT)}`;
  const mark = lead.isRepeat ? REPEAT : '';
  return (matter ? `${who} – ${clip(matter, MATTER_LIMIT - mark.length)}` : who) + mark;
}

function matterOf(lead: LeadMailData): string | null {
  const ownSubject = subjectsOfForms.includes(lead.subject) ? null : lead.subject;
  return vehicleName(lead) || ownSubject || lead.serviceType;
}
