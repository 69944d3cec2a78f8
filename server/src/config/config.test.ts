import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';

describe('the settings', () => {
  it('need nothing to be set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, logLevel: 'info', trustProxy: [] });
    expect(config.database).toMatchObject({ kind: 'sqlite', file: expect.stringMatching(/data[/\\]meg\.sqlite$/) });
  });

  it('take PostgreSQL by its address', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://u:p@h/d' }).database).toEqual({
      kind: 'postgres',
      url: 'postgres://u:p@h/d',
    });
  });

  it('take the key of the secrets by either spelling, and refuse what is none', () => {
    const hex = '0f'.repeat(32);
    const { key } = readConfig({ SECRETS_KEY: hex }).secrets;
    expect(readConfig({ SECRETS_KEY: Buffer.from(hex, 'hex').toString('base64url') }).secrets.key).toEqual(key);
    expect(() => readConfig({ SECRETS_KEY: 'too short' })).toThrow(
      /SECRETS_KEY must be 32 bytes.*openssl rand -hex 32/,
    );
    expect(() => readConfig({ SECRETS_KEY_NEW: hex })).toThrow(/SECRETS_KEY must be set where SECRETS_KEY_NEW is/);
  });

  it('name the operator by what is set', () => {
    expect(readConfig({ OPERATOR_NAME: 'Harbour Software' }).operator).toEqual({
      name: 'Harbour Software',
      email: '',
      phone: '',
      website: '',
      address: '',
      profile: '',
      betaEmail: '',
    });
    expect(() => readConfig({ OPERATOR_EMAIL: 'harbour', OPERATOR_WEBSITE: 'javascript:alert(1)' })).toThrow(
      /OPERATOR_EMAIL must be an email[\s\S]*OPERATOR_WEBSITE must be an address/,
    );
    expect(() => readConfig({ OPERATOR_PROFILE: 'linkedin', OPERATOR_BETA_EMAIL: 'beta' })).toThrow(
      /OPERATOR_PROFILE must be an address[\s\S]*OPERATOR_BETA_EMAIL must be an email/,
    );
  });

  it('report every fault together, by name', () => {
    const wrong = { PORT: 'many', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', PUBLIC_URL: 'chat.example.com' };
    expect(() => readConfig(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*PUBLIC_URL[\s\S]*LOG_LEVEL/);
  });

  it('refuse an origin with a path', () => {
    expect(() => readConfig({ DASHBOARD_ORIGIN: 'https://a.example/admin' })).toThrow(
      /DASHBOARD_ORIGIN must be an origin/,
    );
  });

  it('name trusted proxies one by one', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy).toEqual(['10.0.0.1', '10.1.0.0/16']);
  });

  it.each(['foo', '10.0.0.1,foo', '10.0.0.1/a', '10.0.0.1/99', '10.0.0.1/0', '::1/129', 'true'])(
    'refuse %s as a proxy',
    (proxy) => {
      expect(() => readConfig({ TRUST_PROXY: proxy })).toThrow(/TRUST_PROXY must be a list/);
    },
  );

  it('drain for some seconds behind a proxy, at once elsewhere, and as long as is set', () => {
    expect(readConfig({}).drainMs).toBe(0);
    expect(readConfig({ TRUST_PROXY: 'loopback' }).drainMs).toBe(5_000);
    expect(readConfig({ TRUST_PROXY: 'loopback', DRAIN_S: '0' }).drainMs).toBe(0);
    expect(readConfig({ DRAIN_S: '3' }).drainMs).toBe(3_000);
  });

  it.each(['6', '-1', '2.5', 'long'])('refuse to drain for %s', (seconds) => {
    expect(() => readConfig({ DRAIN_S: seconds })).toThrow(/DRAIN_S must be a whole number of seconds from 0 to 5/);
  });

  it.each(['70000', '-1', '3.5'])('refuse %s as a port, and say what would do', (port) => {
    expect(() => readConfig({ PORT: port })).toThrow(/PORT must be a whole number from 0 to 65535/);
  });

  it('treat an empty value as not set', () => {
    expect(readConfig({ PORT: '' }).port).toBe(3000);
  });

  const model = { LLM_BASE_URL: 'https://models.example.com/v1', LLM_API_KEY: 'sk-1', LLM_MODEL: 'small' };

  it('name a language model by all three settings', () => {
    const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: name } = model;
    expect(readConfig(model).languageModel).toEqual({ baseUrl, apiKey, model: name });
    const spending = { ...model, LLM_DAILY_CHARACTERS: '5000000' };
    expect(readConfig(spending).languageModel).toMatchObject({ dailyCharacters: 5_000_000 });
    expect(() => readConfig({ ...model, LLM_DAILY_CHARACTERS: 'much' })).toThrow(
      /LLM_DAILY_CHARACTERS must be a whole/,
    );
    expect(readConfig({}).languageModel).toBeUndefined();
    expect(readConfig({ LLM_BASE_URL: '', LLM_API_KEY: '', LLM_MODEL: '' }).languageModel).toBeUndefined();
  });

  it.each(Object.keys(model))('refuse a language model without its %s, and say which is missing', (name) => {
    expect(() => readConfig({ ...model, [name]: '' })).toThrow(new RegExp(`${name} must be set where the others`));
  });

  it.each(['models.example.com', 'ftp://models.example.com', 'https://me:secret@models.example.com/v1', 'https://'])(
    'refuse %s as the address of a language model',
    (address) => {
      expect(() => readConfig({ ...model, LLM_BASE_URL: address })).toThrow(/LLM_BASE_URL must be an address/);
    },
  );

  it('never repeat a key that is refused', () => {
    const start = () => readConfig({ ...model, LLM_API_KEY: 'sk secret\n', PORT: 'x' });
    expect(start).toThrow(/PORT[\s\S]*LLM_API_KEY must be one word/);
    expect(start).not.toThrow(/secret/);
  });
});
