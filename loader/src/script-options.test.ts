import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findScript, readScriptOptions } from './script-options.js';

const warned = vi.fn();

function scriptWith(dataset: Record<string, string>, src = 'https://chat.example:8443/meg.js') {
  return { tagName: 'SCRIPT', src, dataset };
}

function pageWith(page: { currentScript?: unknown; bySelector?: unknown; lang?: string }): void {
  const { currentScript = null, bySelector = null, lang = '' } = page;
  vi.stubGlobal('document', { currentScript, querySelector: () => bySelector, documentElement: { lang } });
}

beforeEach(() => {
  vi.stubGlobal('console', { warn: warned });
  pageWith({});
});

afterEach(() => {
  vi.unstubAllGlobals();
  warned.mockReset();
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
    expect(readScriptOptions(scriptWith({}))).toEqual({
      company: 'demo',
      theme: 'auto',
      language: '',
      color: '',
      label: '',
      position: '',
      phone: '',
      origin: 'https://chat.example:8443',
      address: 'https://chat.example:8443/embed?company=demo&theme=auto&language=',
    });
  });

  it('names the company, the looks and the phone', () => {
    const dataset = {
      company: 'acme-movers',
      theme: 'dark',
      language: 'fr',
      label: 'Devis',
      position: 'left',
      phone: '1',
    };
    expect(readScriptOptions(scriptWith(dataset))).toMatchObject(dataset);
    expect(readScriptOptions(scriptWith(dataset)).address).toBe(
      'https://chat.example:8443/embed?company=acme-movers&theme=dark&language=fr',
    );
  });

  it('finds the server of a frozen script, whatever its path', () => {
    const { origin } = readScriptOptions(scriptWith({}, 'https://chat.example/v0.1.0/meg.js?x=1#y'));
    expect(origin).toBe('https://chat.example');
  });

  it('takes the language of the page where none is set', () => {
    pageWith({ lang: 'et' });
    expect(readScriptOptions(scriptWith({})).language).toBe('et');
    expect(readScriptOptions(scriptWith({ language: 'ms' })).language).toBe('ms');
  });

  it.each(['DARK', 'blue', 'dark ', ''])('follows the system where the theme is %j', (theme) => {
    expect(readScriptOptions(scriptWith({ theme })).theme).toBe('auto');
  });

  it.each(['demo', 'acme-movers', '7-seas'])('says nothing of the company %s', (company) => {
    readScriptOptions(scriptWith({ company }));
    expect(warned).not.toHaveBeenCalled();
  });

  it.each(['Acme', 'a b', '../admin', 'a&theme=x', 'å'])('tells the developer once of the company %j', (company) => {
    const { address } = readScriptOptions(scriptWith({ company }));
    expect(warned).toHaveBeenCalledTimes(1);
    expect([...new URL(address).searchParams]).toContainEqual(['company', company]);
  });
});
