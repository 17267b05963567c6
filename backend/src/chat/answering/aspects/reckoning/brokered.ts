import type { Subject } from '../../subjects/subject.js';
import { subjectOf } from '../../subjects/subjects.js';
import { readPaidPeriod } from '../../understand/periods.js';
import type { Asked } from '../aspect.js';

/** Whoever reckons months for a sale means the brokerage: buying takes no time. */
export function brokered(subject: Subject, { messageWords }: Asked): Subject {
  const isSale = subject.id === 'an-und-verkauf' && readPaidPeriod(messageWords) !== undefined;
  return (isSale ? subjectOf('vermittlung') : undefined) ?? subject;
}
