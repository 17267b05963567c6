import { z } from 'zod';

/** A language model that may choose answers: any endpoint that speaks the chat completions protocol. */
export interface ModelSettings {
  /** Up to the version, for example `http://localhost:11434/v1`. */
  readonly url: string;
  readonly model: string;
  /** Undefined where the endpoint asks for none. */
  readonly key: string | undefined;
  /** For a whole answer, in milliseconds. */
  readonly timeLimit: number;
  /** Tokens per day and process, sent and received. */
  readonly dailyTokens: number;
}

const numberWithin = (least: number, most: number) => {
  const message = `must be a number from ${least} to ${most}`;
  return z.coerce.number(message).min(least, message).max(most, message);
};

/** Nothing but a place: the client adds to its path, so that a query would end up in the middle. */
function isBaseUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '');
}

/** The variables of the language model; all of them optional, see {@link modelFaults}. */
export const modelVariables = {
  CHAT_MODEL_URL: z
    .string()
    .refine(isBaseUrl, 'must look like http://localhost:11434/v1')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  CHAT_MODEL: z.string().trim().min(1, 'must name a model').optional(),
  CHAT_MODEL_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a key without blanks')
    .optional(),
  /** Seconds. */
  CHAT_MODEL_TIMEOUT: numberWithin(1, 30).optional(),
  CHAT_MODEL_DAILY_TOKENS: numberWithin(1_000, 1_000_000_000).int().optional(),
};

type ModelVariables = z.infer<z.ZodObject<typeof modelVariables>>;

/** Whether a model is somebody else's: one on this machine, or under a name of the own network, is not. */
export function isOutside(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname.includes('.') ? !hostname.startsWith('127.') : hostname.startsWith('[') && hostname !== '[::1]';
}

/** Which variables are missing: where any of them is set, the endpoint and the model's name have to be. */
export function modelFaults(given: Readonly<Record<string, unknown>>): readonly string[] {
  const isSet = (name: string) => given[name] !== undefined;
  if (!Object.keys(modelVariables).some(isSet)) return [];
  return ['CHAT_MODEL_URL', 'CHAT_MODEL'].filter((name) => !isSet(name));
}

/** The settings of the model; undefined where none is configured. */
export function modelSettings(variables: ModelVariables): ModelSettings | undefined {
  const { CHAT_MODEL_URL: url, CHAT_MODEL: model, CHAT_MODEL_KEY: key } = variables;
  if (url === undefined || model === undefined) return undefined;
  const { CHAT_MODEL_TIMEOUT: seconds = 8, CHAT_MODEL_DAILY_TOKENS: dailyTokens = 500_000 } = variables;
  return { url, model, key, timeLimit: seconds * 1_000, dailyTokens };
}
