import { z } from 'zod';
import { boundedText } from '../submission/text.js';
import { CHAT_MESSAGE_LIMIT } from './chat-texts.js';

const NO_MESSAGE = 'Bitte schreiben Sie eine Nachricht';

/** Body of `POST /api/chat`. */
export const chatRequestSchema = z.strictObject({
  message: boundedText(CHAT_MESSAGE_LIMIT, {
    notText: NO_MESSAGE,
    tooLong: `Höchstens 2'000 Zeichen in einer Nachricht`,
  }).pipe(z.string().min(1, NO_MESSAGE)),
  /** The same message was sent before, and no answer came. */
  isRepeat: z.boolean().optional(),
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/**
 * Answer of `POST /api/chat`. Plain text; lines are separated by `\n`. Of markdown it knows one form:
 * `[text](tel:…)` and `[text](mailto:…)`.
 */
export const chatReplySchema = z.object({ reply: z.string().min(1) });
export type ChatReply = z.infer<typeof chatReplySchema>;

const CHAT_ROLES = ['bot', 'user'] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

/** A line of a conversation (specification, section 3). */
const chatMessageSchema = z.object({
  id: z.string(),
  content: z.string(),
  role: z.enum(CHAT_ROLES),
  timestamp: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** `GET /api/chat`: the conversation of the browser that asks, oldest first; empty where there is none. */
export const chatHistorySchema = z.object({ messages: z.array(chatMessageSchema) });
export type ChatHistory = z.infer<typeof chatHistorySchema>;
