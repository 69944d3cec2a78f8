import { companyConfig } from '@meg/shared/contract/company-config';
import { describe, expect, it } from 'vitest';
import { ConfigPreviews } from './config-previews.js';

describe('settings that are looked at before they are saved', () => {
  const company = { id: '1', slug: 'acme', name: 'Acme', config: companyConfig.parse({}) };
  const config = companyConfig.parse({ currency: 'EUR' });
  let nowMs = 0;
  let made = 0;
  const previews = new ConfigPreviews({ now: () => nowMs, newId: () => `preview-${++made}` });

  it('are there for ten minutes', () => {
    const id = previews.keep(company, config);
    expect(previews.find('acme', id)).toMatchObject({ slug: 'acme', config: { currency: 'EUR' } });
    nowMs += 10 * 60_000;
    expect(previews.find('acme', id)).toBeUndefined();
  });

  it("show nothing under another company's name", () => {
    expect(previews.find('other', previews.keep(company, config))).toBeUndefined();
    expect(previews.find('acme', 'never-made')).toBeUndefined();
  });

  it('give way to newer ones, however many are made', () => {
    const first = previews.keep(company, config);
    for (let more = 0; more < 500; more++) previews.keep(company, config);
    expect(previews.find('acme', first)).toBeUndefined();
    expect(previews.find('acme', `preview-${made}`)).toBeDefined();
  });
});
