import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../frame/chat-address.js';
import { findScript, readSettings } from './settings.js';

function scriptWith(dataset: Record<string, string>, src = 'https://chat.example:8443/meg.js') {
  return { tagName: 'SCRIPT', src, dataset };
}

function pageWith(page: { currentScript?: unknown; bySelector?: unknown; lang?: string }): void {
  const { currentScript = null, bySelector = null, lang = '' } = page;
  vi.stubGlobal('document', { currentScript, querySelector: () => bySelector, documentElement: { lang } });
}

beforeEach(() => {
  pageWith({});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the script element', () => {
  const script = scriptWith({});

  it('is the one that is running', () => {
    pageWith({ currentScript: script, bySelector: scriptWith({}, 'https://other.example/meg.js') });
    expect(findScript()).toBe(script);
  });

  it('is looked for where a tag manager or a module leaves none running', () => {
    pageWith({ bySelector: script });
    expect(findScript()).toBe(script);
  });

  it('is never an image that took the name of the running script', () => {
    pageWith({
      currentScript: { tagName: 'IMG', src: 'https://evil.example/meg.js', dataset: {} },
      bySelector: script,
    });
    expect(findScript()).toBe(script);
  });

  it('is looked for where the script was pasted into the page as text', () => {
    pageWith({ currentScript: scriptWith({}, ''), bySelector: script });
    expect(findScript()).toBe(script);
  });
});

describe('what the page set on the script', () => {
  it('may be nothing at all', () => {
    expect({ ...readSettings(scriptWith({}), {}) }).toEqual({
      name: 'Meg',
      company: 'demo',
      theme: 'auto',
      language: '',
    });
  });

  it('wins over what the company has set', () => {
    const settings = readSettings(scriptWith({ color: '#111111' }), {
      company: 'acme',
      color: '#222222',
      label: 'Quote',
    });
    expect(settings).toMatchObject({ company: 'acme', color: '#111111', label: 'Quote' });
  });

  it('has nothing from a prototype', () => {
    expect(Object.getPrototypeOf(readSettings(scriptWith({}), {}))).toBeNull();
  });

  it('takes the language of the page where none is set', () => {
    pageWith({ lang: 'et' });
    expect(readSettings(scriptWith({}), {}).language).toBe('et');
    expect(readSettings(scriptWith({ language: 'ms' }), {}).language).toBe('ms');
  });

  it.each(['Acme', 'a b', '../admin', 'a&theme=x', '\u00e5'])(
    'asks the server for the company %j as it is',
    (company) => {
      const address = addressOf(readSettings(scriptWith({ company }), {}), 'https://chat.example', true);
      expect([...new URL(address).searchParams]).toContainEqual(['company', company]);
      expect(address.endsWith('&mode=inline')).toBe(true);
    },
  );
});
