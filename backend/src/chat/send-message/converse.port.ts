import type { Message, Turn } from '../converse/turn.js';

/** DI token of what finds the reply to a message. */
export const CONVERSE = Symbol('CONVERSE');

export type Converse = (message: Message) => Promise<Turn>;
