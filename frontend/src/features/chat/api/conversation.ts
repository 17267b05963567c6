import type { ChatHistory, ChatReply } from '@fahrzeugpflege/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, readApi } from '#lib/api-client.ts';

const CHAT = '/api/chat';

/** Milliseconds after which an answer is not waited for any longer. */
const PATIENCE = { history: 10_000, reply: 60_000 } as const;

/** The conversation that the server keeps for this browser. */
export const historyOptions = queryOptions({
  queryKey: [CHAT],
  queryFn: ({ queryKey }) => readApi(queryKey, AbortSignal.timeout(PATIENCE.history)) as Promise<ChatHistory>,
});

/**
 * Says something to the assistant.
 *
 * @returns its reply
 * @throws ApiError when the API refuses it, TypeError or DOMException when there is no answer
 */
export async function sendMessage(message: string): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE.reply);
  const response = await callApi(CHAT, { method: 'POST', body: { message }, signal });
  const { reply } = (await response.json()) as Partial<ChatReply>;
  if (!reply) throw new TypeError('The assistant said nothing');
  return reply;
}

/** Has the server forget the conversation of this browser. @throws as {@link sendMessage} */
export async function deleteConversation(): Promise<void> {
  await callApi(CHAT, { method: 'DELETE', signal: AbortSignal.timeout(PATIENCE.reply) });
}
