import { firstLine } from './first-line.js';
import { formSubjects } from './messages.js';

/** What still fits beside a name in a list and in the subject of a mail. */
const SUBJECT_LIMIT = 80;

/** The subject of a search, whose form shows none: «Suchauftrag: Wohnmobil mit Queensbett, Automat». */
export function searchSubject(wanted: string): string {
  return `${formSubjects.search}: ${firstLine(wanted, SUBJECT_LIMIT)}`;
}

/** Whether {@link searchSubject} wrote a subject. */
export function isSearchSubject(subject: string): boolean {
  return subject.startsWith(`${formSubjects.search}: `);
}

/** What is looked for, in the visitor's words, and below it the budget under its name. */
export function searchMessage(wanted: string, budget: string | undefined): string {
  return budget === undefined ? wanted : `${wanted}\n\nBudget: ${budget}`;
}
