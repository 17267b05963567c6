import { commonVariables, parseEnvironment, portVariable, publicUrlVariable } from '@fahrzeugpflege/infra/config';
import { z } from 'zod';

const schema = z.object({
  ...commonVariables,
  PORT: portVariable.default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: publicUrlVariable.optional(),
  ADMIN_USERNAME: z.string().min(1).default('admin'),
  ADMIN_PASSWORD: z.string().optional(),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  /** Addresses or networks of proxies whose `X-Forwarded-For` is believed, with commas. */
  TRUST_PROXY: z.string().optional(),
});

export type BackendEnvironment = z.infer<typeof schema> & { readonly publicUrl: string };

/** The API's environment; throws one error that names every wrong variable. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): BackendEnvironment {
  const environment = parseEnvironment(schema, source);
  return { ...environment, publicUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}` };
}
