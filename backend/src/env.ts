import { join, resolve } from 'node:path';
import {
  businessProfile,
  pricesSchema,
  type ThirdParties,
  thirdPartiesSchema,
  writtenCampaignPeriodSchema,
} from '@fahrzeugpflege/contracts';
import { commonVariables, parseEnvironment, portVariable, publicUrlVariable } from '@fahrzeugpflege/infra/config';
import { ROOT } from '@fahrzeugpflege/infra/process';
import { compile } from '@fastify/proxy-addr';
import { z } from 'zod';
import { normaliseUsername, usernameFault } from './auth/normalise-username.js';
import {
  isOutside,
  type ModelSettings,
  modelFaults,
  modelSettings,
  modelVariables,
} from './chat/model/model-variables.js';

const jsonVariable = z.string().transform((value, context): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
});

const proxiesVariable = z
  .string()
  .transform((list) => list.split(',').map((proxy) => proxy.trim()))
  .refine(areProxies, 'must be addresses or networks, with commas');

/** The privacy page names whoever gets to see a visitor's question. */
const UNNAMED_MODEL = 'must name whose model CHAT_MODEL_URL is, as «assistant», or the profile has to';

const variables = z.object({
  ...commonVariables,
  PORT: portVariable.default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: publicUrlVariable.optional(),
  ADMIN_USERNAME: z
    .string()
    .min(1)
    .refine((name) => usernameFault(normaliseUsername(name)) === undefined, 'must be a name that an account may have')
    .default('admin'),
  ADMIN_PASSWORD: z.string().optional(),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  /** Where visitors' photos are kept; API processes of one site share it. */
  PHOTO_DIR: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  /** Most that all photos together may take, in megabytes. */
  PHOTO_SPACE_MB: z.coerce.number().positive().default(10_000),
  /** Addresses or networks of proxies whose `X-Forwarded-For` is believed, with commas. */
  TRUST_PROXY: proxiesVariable.optional(),
  /** Outside providers, JSON: each part stands for that part of the profile, for staging and tests. */
  THIRD_PARTIES: jsonVariable.pipe(thirdPartiesSchema.partial()).optional(),
  /** The campaign's first and last day; wins over what the owner set. */
  CAMPAIGN: writtenCampaignPeriodSchema.optional(),
  /** Prices by their names in the profile, JSON; they win over what the owner set. */
  PRICES: jsonVariable.pipe(pricesSchema).optional(),
  ...modelVariables,
});

const schema = variables.check(
  z.superRefine<z.infer<typeof variables>>(
    (given, context) => {
      for (const name of modelFaults(given)) {
        context.addIssue({ code: 'custom', path: [name], message: 'must be set where another CHAT_MODEL variable is' });
      }
      const { assistant } = withParts(given.THIRD_PARTIES);
      if (assistant === null && given.CHAT_MODEL_URL !== undefined && isOutside(given.CHAT_MODEL_URL)) {
        context.addIssue({ code: 'custom', path: ['THIRD_PARTIES'], message: UNNAMED_MODEL });
      }
    },
    // Beside the faults of single variables: all are named at once.
    { when: () => true },
  ),
);

export type BackendEnvironment = z.infer<typeof schema> & {
  readonly publicUrl: string;
  readonly photoFolder: string;
  readonly thirdParties: ThirdParties;
  /** The language model behind the assistant's own knowledge; undefined where there is none. */
  readonly chatModel: ModelSettings | undefined;
};

/** The API's environment; throws one error that names every wrong variable. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): BackendEnvironment {
  const environment = parseEnvironment(schema, source);
  return {
    ...environment,
    publicUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
    // As the back-up looks for it, wherever this process was started.
    photoFolder: resolve(ROOT, environment.PHOTO_DIR ?? join(environment.DATA_DIR, 'photos')),
    thirdParties: withParts(environment.THIRD_PARTIES),
    chatModel: modelSettings(environment),
  };
}

function areProxies(proxies: string[]): boolean {
  try {
    compile(proxies);
    return true;
  } catch {
    return false;
  }
}

function withParts({ assistant, marketplace, reviews, map, analytics }: z.infer<typeof schema>['THIRD_PARTIES'] = {}) {
  const { thirdParties } = businessProfile;
  return {
    assistant: assistant ?? thirdParties.assistant,
    marketplace: marketplace ?? thirdParties.marketplace,
    reviews: reviews ?? thirdParties.reviews,
    map: map ?? thirdParties.map,
    analytics: analytics ?? thirdParties.analytics,
  };
}
