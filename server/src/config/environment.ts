import { isIP } from 'node:net';
import { isEmail } from '@meg/shared/domain/forms/email';
import { passwordFault } from '@meg/shared/domain/forms/password';
import { z } from 'zod';
import { keyForm, readSecretKey, type SecretKey } from '../secrets/secret-key.js';

const portRange = 'must be a whole number from 0 to 65535';
const port = z.coerce.number({ error: portRange }).int(portRange).min(0, portRange).max(65_535, portRange);

const drainRange = 'must be a whole number of seconds from 0 to 5';
const drainS = z.coerce.number({ error: drainRange }).int(drainRange).min(0, drainRange).max(5, drainRange);
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
const matching = (form: RegExp, message: string) => z.string().regex(form, message);
const plainWord = matching(/^[!-~]+$/, 'must be one word of plain characters');
const secretKey = z.string().transform((text, context): SecretKey => {
  const key = readSecretKey(text);
  if (key) return key;
  context.addIssue({ code: 'custom', message: keyForm });
  return z.NEVER;
});

/** The settings of the environment. Empty means not set, as in `PORT= npm start`. */
export const environment = z.preprocess(
  (raw) => Object.fromEntries(Object.entries(raw as NodeJS.ProcessEnv).filter(([, value]) => value !== '')),
  z.object({
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(3000),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: matching(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://').optional(),
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
    LLM_API_KEY: plainWord.optional(),
    LLM_MODEL: z.string().max(200, 'must be the name of a model').optional(),
    LLM_DAILY_CHARACTERS: z.coerce.number({ error: wholeAmount }).int(wholeAmount).min(1, wholeAmount).optional(),
    SMTP_URL: matching(/^smtps?:\/\/./, 'must start with smtp:// or smtps://')
      .refine((url) => URL.canParse(url), 'must be an address such as smtps://user:password@mail.example.com')
      .optional(),
    MAIL_FROM: z
      .string()
      .refine((from) => isEmail(/<([^<>]+)>$/.exec(from)?.[1] ?? from), 'must be such as Meg <meg@example.com>')
      .optional(),
    WHATSAPP_TOKEN: plainWord.optional(),
    WHATSAPP_PHONE_ID: matching(/^\d{5,20}$/, 'must be the id of a phone number, which is a number').optional(),
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
    OPERATOR_PROFILE: z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://www.linkedin.com/in/somebody' })
      .default(''),
    OPERATOR_BETA_EMAIL: z.string().refine(isEmail, 'must be an email address').default(''),
    METRICS_TOKEN: matching(/^[!-~]{16,}$/, 'must be at least 16 plain characters without a space').optional(),
    ALLOW_PRIVATE_WEBHOOKS: z
      .enum(['true', 'false'], { error: 'must be true or false' })
      .default('false')
      .transform((word) => word === 'true'),
    DRAIN_S: drainS.optional(),
    NODE_ENV: z.string().optional(),
    LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  }),
);

export type Environment = z.infer<typeof environment>;
