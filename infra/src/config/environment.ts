import { type RetentionPeriods, retentionPeriods, retentionSchema } from '@fahrzeugpflege/contracts';
import { z } from 'zod';

/** A process was started with wrong variables; the message names every one of them. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Exit code of a wrong configuration (sysexits.h): starting again would not help. */
export const EXIT_CONFIGURATION = 78;

/** What a process ends with that could not go on for this reason. */
export function exitCodeOf(reason: unknown): number {
  return reason instanceof EnvironmentError ? EXIT_CONFIGURATION : 1;
}

/**
 * Checks the environment of a process against its schema. Empty variables count as unset, as compose files and
 * shells often pass them on empty.
 *
 * @throws EnvironmentError naming every wrong variable at once
 */
export function parseEnvironment<T extends z.ZodObject>(schema: T, source: NodeJS.ProcessEnv): z.infer<T> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(all)'}: ${issue.message}`);
  throw new EnvironmentError(`The environment is wrong:\n${[...new Set(faults)].join('\n')}`);
}

/** A TCP port as text. */
export const portVariable = z.coerce.number('must be a port number').int().min(1).max(65_535);

const urlWith = (protocols: readonly string[], hint: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), hint);

export const databaseUrlVariable = urlWith(
  ['postgres:', 'postgresql:'],
  'must look like postgresql://user:password@host:5432/name',
);

export const smtpUrlVariable = urlWith(['smtp:', 'smtps:'], 'must look like smtp://user:password@host:587');

export const publicUrlVariable = urlWith(['http:', 'https:'], 'must look like https://www.example.ch').transform(
  (value) => value.replace(/\/+$/, ''),
);

/** One or several `redis:`/`rediss:` URLs (a cluster), or `redis+sentinel://host:port,host:port/master-name`. */
export const redisUrlVariable = z
  .string()
  .refine(
    (value) => /^rediss?(\+sentinel)?:\/\//.test(value) && value.split(',').every(isRedisNode),
    'must be redis://host:6379, several of them with commas, or redis+sentinel://host:26379,host:26379/master',
  );

/** A node of a `REDIS_URL` with several: those after the first may do without `redis://`. */
export const redisNodeUrl = (node: string) => (node.includes('://') ? node : `redis://${node}`);

function isRedisNode(node: string): boolean {
  const url = redisNodeUrl(node);
  return URL.canParse(url) && new URL(url).hostname !== '';
}

export const logLevelVariable = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info');

/** Periods that differ from those of `contracts`, as JSON; backend and worker are given the same. */
export const retentionVariable = z
  .string()
  .transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON like {"leads":{"promo":{"completed":12}}}' });
      return z.NEVER;
    }
  })
  .pipe(retentionSchema)
  .default(retentionPeriods as RetentionPeriods);

/** What backend and worker both need to know. */
export const commonVariables = {
  DATABASE_URL: databaseUrlVariable,
  REDIS_URL: redisUrlVariable.optional(),
  LOG_LEVEL: logLevelVariable,
  RETENTION: retentionVariable,
};
