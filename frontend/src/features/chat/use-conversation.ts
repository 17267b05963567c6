import {
  type ChatHistory,
  type ChatMessage,
  type ChatReply,
  type ChatRequest,
  chatTexts,
} from '@fahrzeugpflege/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef, useState } from 'react';
import { callApi, readApi } from '#lib/api-client.ts';
import { randomUuid } from '#lib/ids.ts';
import { endsAfter } from '#lib/time-limit.ts';
import { ConversationKey } from './conversation-key.ts';
import { continueTranscript, EMPTY_TRANSCRIPT, failureOf, type ShownMessage } from './transcript.ts';

/** The conversation of this browser: what the server kept of it, and what is said now. */
export function useConversation() {
  const queryClient = useQueryClient();
  const history = useQuery(historyOptions);
  const [transcript, dispatch] = useReducer(continueTranscript, EMPTY_TRANSCRIPT);
  const [greeting] = useState(greetingMessage);
  const [key] = useState(() => new ConversationKey());
  /**
   * While a message or the deletion is on its way. Set at once, where `isPending` waits for a redraw: a double press is
   * faster than that.
   */
  const isUnderWay = useRef(false);
  /** What was taken back last, for want of an answer. */
  const recalled = useRef<Sending>(undefined);
  const sending = useMutation({
    mutationFn: async (request: Sending) => {
      // What is loaded later would hold this message too: what can't be had by now is left out until the next visit.
      await queryClient
        .ensureQueryData(historyOptions)
        .catch(() => queryClient.setQueryData(historyOptions.queryKey, { messages: [] }));
      return sendMessage(request, key);
    },
    onSuccess: (reply) => {
      key.end();
      dispatch({ type: 'answered', reply });
    },
    onError: (error) => dispatch({ type: 'failed', failure: failureOf(error) }),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const deletion = useMutation({
    mutationFn: () => deleteConversation(key),
    onMutate: () => {
      isUnderWay.current = true;
    },
    onSuccess: () => {
      key.end();
      queryClient.setQueryData(historyOptions.queryKey, { messages: [] });
      dispatch({ type: 'emptied' });
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  /** Sends a message, unless a reply is awaited or the conversation is being deleted; true if it is on its way. */
  function send(message: string): boolean {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    dispatch({ type: 'asked', message });
    key.begin();
    const { current: before } = recalled;
    sending.mutate(before?.message === message ? { ...before, isRepeat: true } : { message, id: randomUuid() });
    recalled.current = undefined;
    return true;
  }

  /** Takes the message back that got no answer, and gives its words; undefined while {@link send} takes none. */
  function recall(): string | undefined {
    if (isUnderWay.current) return undefined;
    dispatch({ type: 'recalled' });
    recalled.current = transcript.unsent && sending.variables;
    return recalled.current?.message;
  }

  const said: readonly ShownMessage[] = [...(history.data?.messages ?? []), ...transcript.messages];
  return {
    messages: [greeting, ...said],
    /** Whether it is known what the server kept. */
    isLoaded: !history.isPending,
    hasBegun: said.length > 0,
    isPending: sending.isPending,
    unsent: transcript.unsent,
    /** The message that is on its way or got no answer. */
    unanswered: sending.isPending ? sending.variables.message : transcript.unsent?.message,
    deletion,
    send,
    recall,
  } as const;
}

/** A message on its way; sent again, it has the same id. */
interface Sending extends ChatRequest {
  readonly id: string;
}

/** What {@link useConversation} hands to the panel. */
export type Conversation = ReturnType<typeof useConversation>;

function greetingMessage(): ChatMessage {
  return { id: 'greeting', role: 'bot', content: chatTexts.greeting, timestamp: new Date().toISOString() };
}

const CHAT = '/api/chat';

/** Milliseconds after which an answer is not waited for any longer. */
const PATIENCE = { history: 10_000, reply: 60_000 } as const;

/** The conversation that the server keeps for this browser. */
const historyOptions = queryOptions({
  queryKey: [CHAT],
  queryFn: ({ queryKey }) => readApi(queryKey, endsAfter(PATIENCE.history)) as Promise<ChatHistory>,
});

/**
 * Says something to the assistant.
 *
 * @returns its reply
 * @throws ApiError when the API refuses it, TypeError or DOMException when there is no answer
 */
async function sendMessage({ id, ...body }: Sending, key: ConversationKey): Promise<string> {
  const headers = { ...key.headers, 'idempotency-key': id };
  const signal = endsAfter(PATIENCE.reply);
  const response = await callApi(CHAT, { method: 'POST', body, headers, signal });
  const { reply } = (await response.json()) as Partial<ChatReply>;
  if (!reply) throw new TypeError('The assistant said nothing');
  return reply;
}

/** Has the server forget the conversation of this browser. @throws as {@link sendMessage} */
async function deleteConversation({ headers }: ConversationKey): Promise<void> {
  await callApi(CHAT, { method: 'DELETE', headers, signal: endsAfter(PATIENCE.reply) });
}
