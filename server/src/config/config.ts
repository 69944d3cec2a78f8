import path from 'node:path';
import type { ModelSettings } from '../features/language-model/model-settings.js';
import { type Environment, environment } from './environment.js';

/** A load balancer needs this long to notice that a server is not ready. */
const drainBehindProxyS = 5;
/** Settings that must be set together or not at all. */
const settingsTogether = [
  ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID'],
] as const;

function missingSettings(env: NodeJS.ProcessEnv): string[] {
  return settingsTogether.flatMap((names) => {
    const missing = names.filter((name) => !env[name]);
    if (missing.length === names.length) return [];
    return missing.map((name) => `  ${name} must be set where the others of ${names.join(', ')} are`);
  });
}

/** Undefined: answers are sent as they were found. */
function languageModelOf(parsed: Environment): ModelSettings | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = parsed;
  const dailyCharacters = parsed.LLM_DAILY_CHARACTERS;
  return baseUrl && apiKey && model ? { baseUrl, apiKey, model, dailyCharacters } : undefined;
}

/** Undefined disables WhatsApp notifications. */
function whatsappOf(parsed: Environment) {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId } = parsed;
  return token && phoneId ? { token, phoneId } : undefined;
}

type DatabaseTarget = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

function databaseOf({ DATABASE_URL: url, DATA_DIR }: Environment): DatabaseTarget {
  return url ? { kind: 'postgres', url } : { kind: 'sqlite', file: path.resolve(DATA_DIR, 'meg.sqlite') };
}

/** The only reader of the environment. Reports all faults together. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(env);
  const missing = missingSettings(env);
  // The new key opens nothing that the current one has sealed.
  if (env.SECRETS_KEY_NEW && !env.SECRETS_KEY) missing.push('  SECRETS_KEY must be set where SECRETS_KEY_NEW is');
  if (!parsed.success || missing.length > 0) {
    const issues = parsed.error?.issues ?? [];
    const faults = [...issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`), ...missing];
    throw new Error(`Meg cannot start, because of these settings in the environment:\n${faults.join('\n')}`);
  }
  const set = parsed.data;
  const publicUrl = set.PUBLIC_URL;
  return {
    host: set.HOST,
    port: set.PORT,
    database: databaseOf(set),
    secrets: { key: set.SECRETS_KEY, newKey: set.SECRETS_KEY_NEW, folder: path.resolve(set.DATA_DIR) },
    publicUrl,
    dashboardOrigin: set.DASHBOARD_ORIGIN,
    trustProxy: set.TRUST_PROXY,
    mail: {
      smtpUrl: set.SMTP_URL,
      from: set.MAIL_FROM ?? `Meg <meg@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`,
    },
    whatsapp: whatsappOf(set),
    firstAdmin: { email: set.ADMIN_EMAIL, password: set.ADMIN_PASSWORD },
    /** The operator of this server, as the site shows it. Settings that are missing are empty. */
    operator: {
      name: set.OPERATOR_NAME,
      email: set.OPERATOR_EMAIL,
      phone: set.OPERATOR_PHONE,
      website: set.OPERATOR_WEBSITE,
      address: set.OPERATOR_ADDRESS,
      profile: set.OPERATOR_PROFILE,
      betaEmail: set.OPERATOR_BETA_EMAIL,
    },
    /** Whether webhooks may go to machines of the server's own network. */
    allowPrivateWebhooks: set.ALLOW_PRIVATE_WEBHOOKS,
    /** Allows its holder to read the figures at /metrics. Undefined: nobody may. */
    metricsToken: set.METRICS_TOKEN,
    /** How long requests are still answered after a signal to stop, so that a load balancer can send them elsewhere. */
    drainMs: 1_000 * (set.DRAIN_S ?? (set.TRUST_PROXY.length > 0 ? drainBehindProxyS : 0)),
    isProduction: set.NODE_ENV === 'production',
    logLevel: set.LOG_LEVEL,
    languageModel: languageModelOf(set),
  };
}

export type Config = ReturnType<typeof readConfig>;
