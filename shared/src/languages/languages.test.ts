import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { inventoryCodes } from '../domain/quotes/inventory-items.js';
import { en } from './en.js';
import type { Language } from './language.js';

type Words = string | { readonly [key: string]: Words };
type Forms = Readonly<Record<string, string>>;

const here = new URL('./', import.meta.url);
const codes = (await readdir(here)).flatMap((file) => /^([a-z]{2,3})\.ts$/.exec(file)?.[1] ?? []);
const writtenFromTheRight = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']);
const mostCounted = 1_000;

/** A sentence that is plural in English, which alone has a form of that name. */
const isPlural = (words: Words): words is Forms => typeof words === 'object' && 'other' in words;

const figuresIn = (words: string): string[] => [...words.matchAll(/\{[^}]*\}/g)].map(([figure]) => figure);
const allFigures = (words: Words): string[] =>
  [...new Set(typeof words === 'string' ? figuresIn(words) : Object.values(words as Forms).flatMap(figuresIn))].sort();

/** Every sentence of English beside its translation, by its path. */
function pairs(english: Words, other: unknown, path = ''): { path: string; english: Words; other: unknown }[] {
  if (typeof english === 'string' || isPlural(english)) return [{ path, english, other }];
  return Object.entries(english).flatMap(([key, words]) =>
    pairs(words, (other as Record<string, unknown> | undefined)?.[key], `${path}/${key}`),
  );
}

function pathsOf(words: Words, path = ''): string[] {
  if (typeof words === 'string' || isPlural(words)) return [path];
  return Object.entries(words).flatMap(([key, inner]) => pathsOf(inner, `${path}/${key}`));
}

/** The forms that whole numbers come in; a form for millions alone is not asked for. */
function formsOf(code: string): string[] {
  const rules = new Intl.PluralRules(code);
  return [...new Set(Array.from({ length: mostCounted }, (_, count) => rules.select(count)))].sort();
}

it('exist, English among them', () => {
  expect(codes).toContain('en');
});

describe.each(codes)('the language %s', (code) => {
  let language: Language;
  let sentences: ReturnType<typeof pairs>;
  beforeAll(async () => {
    const module = await import(/* @vite-ignore */ new URL(`${code}.ts`, here).href);
    language = module[code];
    sentences = pairs(en, language);
  });

  it('is exported under its code, which the browser knows how to write figures in', () => {
    expect(language.name).not.toBe('');
    expect(Intl.NumberFormat.supportedLocalesOf(code)).toEqual([code]);
  });

  it('runs in the direction of its script', () => {
    const { script = '' } = new Intl.Locale(code).maximize();
    expect(language.direction).toBe(writtenFromTheRight.has(script) ? 'rtl' : 'ltr');
  });

  it('has the same sentences as English and no others', () => {
    expect(pathsOf(language as unknown as Words).sort()).toEqual(pathsOf(en).sort());
  });

  it('leaves no sentence empty', () => {
    const said = sentences.flatMap(({ path, other }) =>
      (typeof other === 'string' ? [other] : Object.values((other ?? {}) as Forms)).map((words) => ({ path, words })),
    );
    expect(said.filter(({ words }) => words.trim() === '').map(({ path }) => path)).toEqual([]);
    expect(said.length).toBeGreaterThanOrEqual(sentences.length);
  });

  it('fills in the same figures as English, written in the same way', () => {
    const wrong = sentences.filter(
      ({ english, other }) => allFigures(english).join() !== allFigures((other ?? '') as Words).join(),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has each plural form that its numbers need, and none that it does not know', () => {
    const needed = formsOf(code);
    const allowed = new Set<string>(new Intl.PluralRules(code).resolvedOptions().pluralCategories);
    const counted = sentences.filter(({ english }) => isPlural(english));
    const wrong = counted.filter(({ other }) => {
      const forms = Object.keys(other as Forms);
      return needed.some((form) => !forms.includes(form)) || forms.some((form) => !allowed.has(form));
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('names each thing of the inventory, no two alike', () => {
    expect(Object.keys(language.inventory).sort()).toEqual([...inventoryCodes].sort());
    const names = Object.values(language.inventory);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
