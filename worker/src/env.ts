import { businessProfile } from '@fahrzeugpflege/contracts';
import {
  commonVariables,
  parseEnvironment,
  portVariable,
  publicUrlVariable,
  smtpUrlVariable,
} from '@fahrzeugpflege/infra/config';
import { z } from 'zod';

const domain = businessProfile.email.split('@')[1];
const addressList = z
  .string()
  .transform((value) => value.split(',').map((address) => address.trim()))
  .refine(
    (list) => list.every((address) => /^[^\s@]+@[^\s@]+$/.test(address)),
    'must be addresses with commas between',
  );

const senderVariable = z
  .string()
  .regex(
    /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must look like website@example.ch or Name <website@example.ch>',
  );

const schema = z.object({
  ...commonVariables,
  WORKER_PORT: portVariable.default(3001),
  /** Where health and metrics listen. */
  WORKER_HOST: z.string().default('127.0.0.1'),
  PORT: portVariable.default(3000),
  PUBLIC_URL: publicUrlVariable.optional(),
  MAIL_PORT: portVariable.default(1025),
  /** Unset: the local catcher that `npm start` brings. */
  SMTP_URL: smtpUrlVariable.optional(),
  MAIL_FROM: senderVariable.default(`${businessProfile.name} <website@${domain}>`),
  MAIL_TO: addressList.prefault(businessProfile.email),
  /** Whether a visitor is told by mail that the enquiry is here. */
  VISITOR_CONFIRMATION: z.enum(['on', 'off']).default('off'),
});

export type WorkerEnvironment = z.infer<typeof schema> & { readonly publicUrl: string; readonly smtpUrl: string };

/** The worker's environment; throws one error that names every wrong variable. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): WorkerEnvironment {
  const environment = parseEnvironment(schema, source);
  return {
    ...environment,
    publicUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
    smtpUrl: environment.SMTP_URL ?? `smtp://127.0.0.1:${environment.MAIL_PORT}`,
  };
}
