import { join } from 'node:path';
import { z } from 'zod';
import {
  databaseUrlVariable,
  logLevelVariable,
  parseEnvironment,
  portVariable,
  publicUrlVariable,
  redisUrlVariable,
  smtpUrlVariable,
} from '../config/index.js';
import type { WantedPort } from './ports.js';

const schema = z.object({
  PORT: portVariable.default(3000),
  WORKER_PORT: portVariable.default(3001),
  HOST: z.string().optional(),
  WORKER_HOST: z.string().optional(),
  MAIL_PORT: portVariable.default(1025),
  MAIL_WEB_PORT: portVariable.default(1080),
  DATA_DIR: z.string().default('.data'),
  PHOTO_DIR: z.string().optional(),
  DATABASE_URL: databaseUrlVariable.optional(),
  REDIS_URL: redisUrlVariable.optional(),
  SMTP_URL: smtpUrlVariable.optional(),
  MAIL_FROM: z.string().optional(),
  MAIL_TO: z.string().optional(),
  ADMIN_USERNAME: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  PUBLIC_URL: publicUrlVariable.optional(),
  LOG_LEVEL: logLevelVariable,
  NODE_ENV: z.string().default('production'),
  npm_lifecycle_event: z.string().optional(),
});

export type Variables = Readonly<Record<string, string>>;

export interface LauncherEnvironment extends z.infer<typeof schema> {
  readonly publicUrl: string;
  /** npm waits above this process: when npm is gone, this process has to go too. */
  readonly startedByNpm: boolean;
  /** Everything that was given, as the processes below inherit it. */
  readonly inherited: Variables;
}

/**
 * The environment of `npm start` and `npm run worker`.
 *
 * @throws EnvironmentError naming every wrong variable at once
 */
export function readLauncherEnvironment(source: NodeJS.ProcessEnv = process.env): LauncherEnvironment {
  const variables = parseEnvironment(schema, source);
  return {
    ...variables,
    publicUrl: variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`,
    startedByNpm: ['start', 'worker'].includes(variables.npm_lifecycle_event ?? ''),
    inherited: Object.fromEntries(
      Object.entries(source).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  };
}

/** What the API, the worker and the migrations are given on top of what they inherit. */
export function childVariables(
  environment: LauncherEnvironment,
  { databaseUrl, dataDir }: { readonly databaseUrl: string; readonly dataDir: string },
): Variables {
  return {
    ...environment.inherited,
    ...(environment.SMTP_URL === undefined ? { SMTP_URL: `smtp://127.0.0.1:${environment.MAIL_PORT}` } : {}),
    NODE_ENV: environment.NODE_ENV,
    LOG_LEVEL: environment.LOG_LEVEL,
    PORT: String(environment.PORT),
    WORKER_PORT: String(environment.WORKER_PORT),
    PUBLIC_URL: environment.publicUrl,
    DATABASE_URL: databaseUrl,
    PHOTO_DIR: environment.PHOTO_DIR ?? join(dataDir, 'photos'),
  };
}

/** What one more worker, or a back-up, beside a running `npm start` needs to know. */
export function workerVariables(variables: Variables): Variables {
  const names = [
    'DATABASE_URL',
    'REDIS_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'MAIL_TO',
    'PUBLIC_URL',
    'VISITOR_CONFIRMATION',
    'RETENTION',
    'PHOTO_DIR',
  ];
  return Object.fromEntries(Object.entries(variables).filter(([name]) => names.includes(name)));
}

const mailCatcherSchema = z.object({
  MAIL_PORT: portVariable,
  MAIL_WEB_PORT: portVariable,
  MAIL_DIRECTORY: z.string(),
  MAILS_KEPT: z.coerce.number().int().positive(),
});

/** The environment of the mail catcher's own process, set by the launcher. */
export function readMailCatcherEnvironment(source: NodeJS.ProcessEnv = process.env): z.infer<typeof mailCatcherSchema> {
  return parseEnvironment(mailCatcherSchema, source);
}

/** The ports that a start needs, with the variables that move them. */
export function wantedPorts(environment: LauncherEnvironment): WantedPort[] {
  const mailPorts = [
    { variable: 'MAIL_PORT', port: environment.MAIL_PORT, purpose: 'the local mail catcher' },
    { variable: 'MAIL_WEB_PORT', port: environment.MAIL_WEB_PORT, purpose: 'the page with the mails' },
  ];
  return [
    { variable: 'PORT', port: environment.PORT, purpose: 'the website' },
    { variable: 'WORKER_PORT', port: environment.WORKER_PORT, purpose: "the worker's health and metrics" },
    ...(environment.SMTP_URL === undefined ? mailPorts : []),
  ];
}
