import { greetingTalks } from './greeting-talks.js';
import { HOSTILE } from './hostile-patterns.js';
import { KNOWS } from './knows.js';
import { othersTalk } from './others-talk.js';
import { reactionTalks } from './reaction-talks.js';
import { selfTalks } from './self-talks.js';
import type { Talk } from './talk.js';

/** What is said to whoever tries to make another out of the assistant. */
export const hostileTalk: Talk = {
  id: 'hostile',
  turn: 'first',
  patterns: HOSTILE,
  reply: `Das kann ich nicht. Was nicht auf dieser Website steht, weiss ich nicht, und was dort steht, gilt. ${KNOWS}`,
};

/** Kinds of talk, the more pressing first. */
export const talks: readonly Talk[] = [hostileTalk, othersTalk, ...selfTalks, ...reactionTalks, ...greetingTalks];
