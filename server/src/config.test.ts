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

  it('treat an empty value as not set', () => {
    expect(readConfig({ PORT: '' }).port).toBe(3000);
  });
});
