import { isIP } from 'node:net';
import path from 'node:path';
import type { Operator } from '@meg/shared/contract/contact-messages';
import { isEmail } from '@meg/shared/domain/forms/email';
import { passwordFault } from '@meg/shared/domain/forms/password';
import { z } from 'zod';
import type { ModelSettings } from './features/language-model/model-settings.js';
import type { SecretsSettings } from './secrets/choose-keys.js';
import { keyForm, readSecretKey, type SecretKey } from './secrets/secret-key.js';

const portRange = 'must be a whole number from 0 to 65535';
const port = z.coerce.number({ error: portRange }).int(portRange).min(0, portRange).max(65_535, portRange);

const drainRange = 'must be a whole number of seconds from 0 to 5';
const drainS = z.coerce.number({ error: drainRange }).int(drainRange).min(0, drainRange).max(5, drainRange);
/** As long as a balancer takes to see that a server is not ready. */
const drainBehindProxyS = 5;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://chat.example.com', abort: true })
  .refine((value) => new URL(value).origin === value.replace(/\/$/, ''), 'must be an origin, without a path')
  .transform((value) => new URL(value).origin);

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxy(proxy: string): boolean {
  const [address = '', bits, ...more] = proxy.split('/');
  if (more.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false;
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  if (bits !== undefined && (Number(bits) < 1 || Number(bits) > most)) return false;
  return namedNetworks.has(proxy) || family !== 0;
}

const modelAddress = 'must be an address such as https://models.example.com/v1, without a name or password in it';
const wholeAmount = 'must be a whole number above 0, such as 20000000';
/** Of each list all are set, or none is. */
const settingsTogether = [
  ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID'],
] as const;

const secretKey = z.string().transform((text, context): SecretKey => {
  const key = readSecretKey(text);
  if (key) return key;
  context.addIssue({ code: 'custom', message: keyForm });
  return z.NEVER;
});

/** Empty means not set, as in `PORT= npm start`. */
const environment = z.preprocess(
  (raw) => Object.fromEntries(Object.entries(raw as NodeJS.ProcessEnv).filter(([, value]) => value !== '')),
  z.object({
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(3000),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
      .optional(),
    SECRETS_KEY: secretKey.optional(),
    SECRETS_KEY_NEW: secretKey.optional(),
    PUBLIC_URL: origin.optional(),
    DASHBOARD_ORIGIN: origin.optional(),
    TRUST_PROXY: z
      .string()
      .transform((list) => list.split(',').map((proxy) => proxy.trim()))
      .refine(
        (list) => list.every(isProxy),
        'must be a list of proxy addresses, such as 10.0.0.1,10.0.1.0/24 or loopback',
      )
      .default([]),
    LLM_BASE_URL: z
      .url({ protocol: /^https?$/, error: modelAddress, abort: true })
      .refine((value) => !new URL(value).username && !new URL(value).password, modelAddress)
      .optional(),
    LLM_API_KEY: z
      .string()
      .regex(/^[!-~]+$/, 'must be one word of plain characters')
      .optional(),
    LLM_MODEL: z.string().max(200, 'must be the name of a model').optional(),
    LLM_DAILY_CHARACTERS: z.coerce.number({ error: wholeAmount }).int(wholeAmount).min(1, wholeAmount).optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/./, 'must start with smtp:// or smtps://')
      .refine((url) => URL.canParse(url), 'must be an address such as smtps://user:password@mail.example.com')
      .optional(),
    MAIL_FROM: z
      .string()
      .refine((from) => isEmail(/<([^<>]+)>$/.exec(from)?.[1] ?? from), 'must be such as Meg <meg@example.com>')
      .optional(),
    WHATSAPP_TOKEN: z
      .string()
      .regex(/^[!-~]+$/, 'must be one word of plain characters')
      .optional(),
    WHATSAPP_PHONE_ID: z
      .string()
      .regex(/^\d{5,20}$/, 'must be the id of a phone number, which is a number')
      .optional(),
    ADMIN_EMAIL: z.string().refine(isEmail, 'must be an email address').default('admin@meg.example'),
    ADMIN_PASSWORD: z
      .string()
      .superRefine((password, context) => {
        const fault = passwordFault(password);
        if (fault) context.addIssue({ code: 'custom', message: `is too weak: ${fault}` });
      })
      .optional(),
    OPERATOR_NAME: z.string().default(''),
    OPERATOR_EMAIL: z.string().refine(isEmail, 'must be an email address').default(''),
    OPERATOR_PHONE: z.string().default(''),
    OPERATOR_WEBSITE: z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
      .default(''),
    OPERATOR_ADDRESS: z.string().default(''),
    METRICS_TOKEN: z
      .string()
      .regex(/^[!-~]{16,}$/, 'must be at least 16 plain characters without a space')
      .optional(),
    ALLOW_PRIVATE_WEBHOOKS: z
      .enum(['true', 'false'], { error: 'must be true or false' })
      .default('false')
      .transform((word) => word === 'true'),
    DRAIN_S: drainS.optional(),
    NODE_ENV: z.string().optional(),
    LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  }),
);

export interface Config {
  host: string;
  port: number;
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };
  /** With what the secrets in the database are sealed. */
  secrets: SecretsSettings;
  publicUrl: string | undefined;
  dashboardOrigin: string | undefined;
  trustProxy: string[];
  mail: { smtpUrl: string | undefined; from: string };
  /** None: nobody is told by WhatsApp. */
  whatsapp: { token: string; phoneId: string } | undefined;
  firstAdmin: { email: string; password: string | undefined };
  /** Who runs this server, as the site names them; empty is what is not set. */
  operator: Operator;
  /** Whether webhooks may go to machines of the server's own network. */
  allowPrivateWebhooks: boolean;
  /** Whoever knows it may read the figures at /metrics; without one nobody may. */
  metricsToken: string | undefined;
  isProduction: boolean;
  /** How long requests are still taken once a stop was asked for, so that a balancer sees it and sends none. */
  drainMs: number;
  logLevel: (typeof logLevels)[number];
  /** None: answers are given as they were found. */
  languageModel: ModelSettings | undefined;
}

function missingSettings(env: NodeJS.ProcessEnv): string[] {
  return settingsTogether.flatMap((names) => {
    const missing = names.filter((name) => !env[name]);
    if (missing.length === names.length) return [];
    return missing.map((name) => `  ${name} must be set where the others of ${names.join(', ')} are`);
  });
}

/** Without the key of now the new one could open nothing. */
function newKeyAlone(env: NodeJS.ProcessEnv): string[] {
  return env.SECRETS_KEY_NEW && !env.SECRETS_KEY ? ['  SECRETS_KEY must be set where SECRETS_KEY_NEW is'] : [];
}

function languageModelOf(parsed: z.infer<typeof environment>): ModelSettings | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = parsed;
  const dailyCharacters = parsed.LLM_DAILY_CHARACTERS;
  return baseUrl && apiKey && model ? { baseUrl, apiKey, model, dailyCharacters } : undefined;
}

function whatsappOf(parsed: z.infer<typeof environment>): Config['whatsapp'] {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId } = parsed;
  return token && phoneId ? { token, phoneId } : undefined;
}

function operatorOf(parsed: z.infer<typeof environment>): Operator {
  return {
    name: parsed.OPERATOR_NAME,
    email: parsed.OPERATOR_EMAIL,
    phone: parsed.OPERATOR_PHONE,
    website: parsed.OPERATOR_WEBSITE,
    address: parsed.OPERATOR_ADDRESS,
  };
}

/** The only reader of the environment. Every fault is reported at once, so that a start is corrected in one go. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(env);
  const missing = [...missingSettings(env), ...newKeyAlone(env)];
  if (!parsed.success || missing.length > 0) {
    const issues = parsed.error?.issues ?? [];
    const faults = [...issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`), ...missing];
    throw new Error(`Meg cannot start, because of these settings in the environment:\n${faults.join('\n')}`);
  }
  const set = parsed.data;
  const { DATABASE_URL, PUBLIC_URL } = set;
  return {
    host: set.HOST,
    port: set.PORT,
    database: DATABASE_URL
      ? { kind: 'postgres', url: DATABASE_URL }
      : { kind: 'sqlite', file: path.resolve(set.DATA_DIR, 'meg.sqlite') },
    secrets: { key: set.SECRETS_KEY, newKey: set.SECRETS_KEY_NEW, folder: path.resolve(set.DATA_DIR) },
    publicUrl: PUBLIC_URL,
    dashboardOrigin: set.DASHBOARD_ORIGIN,
    trustProxy: set.TRUST_PROXY,
    mail: {
      smtpUrl: set.SMTP_URL,
      from: set.MAIL_FROM ?? `Meg <meg@${PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'localhost'}>`,
    },
    whatsapp: whatsappOf(set),
    firstAdmin: { email: set.ADMIN_EMAIL, password: set.ADMIN_PASSWORD },
    operator: operatorOf(set),
    allowPrivateWebhooks: set.ALLOW_PRIVATE_WEBHOOKS,
    metricsToken: set.METRICS_TOKEN,
    drainMs: 1_000 * (set.DRAIN_S ?? (set.TRUST_PROXY.length > 0 ? drainBehindProxyS : 0)),
    isProduction: set.NODE_ENV === 'production',
    logLevel: set.LOG_LEVEL,
    languageModel: languageModelOf(set),
  };
}
