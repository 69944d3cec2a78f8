import path from 'node:path';
import type { Operator } from '@meg/shared/contract/contact-messages';
import type { ModelSettings } from '../features/language-model/model-settings.js';
import type { SecretsSettings } from '../secrets/choose-keys.js';
import { type Environment, environment, type logLevels } from './environment.js';

/** As long as a balancer takes to see that a server is not ready. */
const drainBehindProxyS = 5;
/** Of each list all are set, or none is. */
const settingsTogether = [
  ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID'],
] as const;

export interface Config {
  host: string;
  port: number;
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };
  /** The keys that seal the secrets in the database. */
  secrets: SecretsSettings;
  publicUrl: string | undefined;
  dashboardOrigin: string | undefined;
  trustProxy: string[];
  mail: { smtpUrl: string | undefined; from: string };
  /** Undefined disables WhatsApp notifications. */
  whatsapp: { token: string; phoneId: string } | undefined;
  firstAdmin: { email: string; password: string | undefined };
  /** Who runs this server, as the site names them; empty is what is not set. */
  operator: Operator;
  /** Whether webhooks may go to machines of the server's own network. */
  allowPrivateWebhooks: boolean;
  /** Whoever knows it may read the figures at /metrics. Undefined: nobody may. */
  metricsToken: string | undefined;
  isProduction: boolean;
  /** How long requests are still taken once a stop was asked for, so that a balancer sees it and sends none. */
  drainMs: number;
  logLevel: (typeof logLevels)[number];
  /** Undefined: answers are given as they were found. */
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

function languageModelOf(parsed: Environment): ModelSettings | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = parsed;
  const dailyCharacters = parsed.LLM_DAILY_CHARACTERS;
  return baseUrl && apiKey && model ? { baseUrl, apiKey, model, dailyCharacters } : undefined;
}

function whatsappOf(parsed: Environment): Config['whatsapp'] {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId } = parsed;
  return token && phoneId ? { token, phoneId } : undefined;
}

function operatorOf(parsed: Environment): Operator {
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
