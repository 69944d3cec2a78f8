import type { Slots } from '@meg/shared/contract/understanding';
import type { ReadRequest } from '../read-request.js';
import { formsOf } from '../sentence.js';
import { asksSomething } from './asking-words.js';
import { type Concept, concepts } from './concepts.js';
import { FeatureBag } from './feature-bag.js';
import type { FeatureVector } from './softmax.js';

export const intentFeatures = 16_384;
const lengths = {
  concept: 3,
  pair: 1.5,
  word: 2,
  two: 1.2,
  stem: 1.5,
  letters: 1.5,
  move: 2.2,
  shape: 1.2,
  guide: 2.2,
  asked: 2,
  matter: 2.5,
  matters: 2.5,
};
const longWords = [3, 8, 16];

interface IntentInput extends ReadRequest {
  /** Words that stand in several examples. */
  readonly vocabulary: ReadonlySet<string>;
}

/** The words with names and numbers replaced by marks: the intent does not depend on the city. */
export function maskedWords({ sentence, found, countries }: ReadRequest): string[] {
  const named = new Map<number, string>();
  const mark = (spans: readonly { from: number; to: number }[], name: string) => {
    for (const { from, to } of spans) for (let at = from; at < to; at++) named.set(at, at === from ? name : '');
  };
  mark(found.named, '§place');
  const meant = countries.filter(({ isMeant, kind }) => isMeant && kind !== 'sign');
  mark(meant, '§country');
  return sentence.words.flatMap(({ plain }, at) => {
    const name = named.get(at) ?? (/^\d+$/.test(plain) ? '§number' : plain);
    return name === '' ? [] : [name];
  });
}

function addWords(bag: FeatureBag, words: readonly string[]): void {
  words.forEach((word, at) => {
    const next = words[at + 1] ?? '§end';
    if (at === 0) bag.add('two', `§start ${word}`);
    bag.add('two', `${word} ${next}`);
    for (const form of formsOf(word)) {
      bag.add('word', form);
      if (form.length > 4 && !form.startsWith('§')) bag.add('stem', form.slice(0, form.length > 6 ? 5 : 4));
    }
    if (word.startsWith('§') || word.length < 3) return;
    const padded = `_${word.slice(0, 24)}_`;
    for (let from = 0; from + 4 <= padded.length; from++) bag.add('letters', padded.slice(from, from + 4));
  });
}

function conceptsIn({ sentence, found }: IntentInput): Concept[] {
  const isName = (at: number) => found.named.some(({ from, to }) => at >= from && at < to);
  return [...new Set(concepts.find(sentence.words).flatMap(({ label, from }) => (isName(from) ? [] : [label])))];
}

function addConcepts(bag: FeatureBag, all: readonly Concept[]): void {
  for (const one of all) {
    bag.add('concept', one);
    for (const other of all) if (one < other) bag.add('pair', `${one} ${other}`);
  }
  if (all.length === 0) bag.add('concept', 'none');
}

/** Slots by their names in the hashed vector. Renaming one there needs a new training. */
const saidFeatures = {
  origin: 'origin',
  destination: 'destination',
  moveType: 'moveType',
  propertySize: 'homeSize',
  moveDetails: 'contents',
  moveDate: 'date',
  moveMonth: 'date',
  pets: 'pets',
  car: 'car',
  name: 'name',
  email: 'email',
  phone: 'phone',
} as const satisfies Partial<Record<keyof Slots, string>>;

function saidOf(slots: Slots): string[] {
  return Object.entries(saidFeatures).flatMap(([slot, feature]) =>
    slots[slot as keyof typeof saidFeatures] === undefined ? [] : [feature],
  );
}

function addMove(bag: FeatureBag, { found: { slots, named }, countries }: IntentInput): void {
  const said = saidOf(slots);
  for (const feature of said) bag.add('move', feature);
  if (slots.moveDetails) bag.add('move', `contents ${slots.moveDetails.value}`);
  if (slots.origin && slots.destination) bag.add('move', 'both ends');
  if (countries.some(({ isMeant }) => isMeant)) bag.add('move', 'a country');
  if (named.length > 0) bag.add('move', 'a place');
  const filled = said.length;
  bag.add('move', filled > 3 ? 'much said' : filled > 1 ? 'some said' : filled === 1 ? 'little said' : 'nothing said');
}

function addShape(bag: FeatureBag, { sentence, vocabulary }: IntentInput, words: readonly string[]): void {
  if (/[?؟？]/.test(sentence.text)) bag.add('shape', 'question');
  bag.add('shape', `length ${longWords.filter((length) => words.length > length).length}`);
  const own = words.filter((word) => !word.startsWith('§'));
  const unknown = own.filter((word) => !formsOf(word).some((form) => vocabulary.has(form))).length;
  bag.add('shape', `unknown ${own.length === 0 ? 'all' : Math.round((4 * unknown) / own.length)}`, 2);
}

/** Whether the visitor asks about a country, or tells or wants something of the company. */
function mannerOf({ sentence, guide: { scope } }: IntentInput): string {
  if (scope.isElsewhere) return 'elsewhere';
  if (scope.asksTheMover) return 'of the mover';
  return asksSomething(sentence) ? (scope.asksForCost ? 'asks a price' : 'asks') : 'tells';
}

/** Questions on customs or schools are for a guide if a country is named, else perhaps for advice. */
function addGuide(bag: FeatureBag, input: IntentInput, all: readonly Concept[]): void {
  const { guide, found } = input;
  const where = guide.countries.about.length > 0 ? 'of a country' : 'of none';
  const isMove = found.slots.origin !== undefined || found.slots.propertySize !== undefined ? 'with a move' : 'alone';
  const manner = mannerOf(input);
  bag.add('guide', `${where} ${isMove}`);
  bag.add('asked', `${manner} ${where}`);
  bag.add('asked', `${manner} ${where} ${guide.sections.length > 0 ? 'a section' : 'no section'}`);
  for (const section of guide.sections.slice(0, 3)) {
    bag.add('guide', section);
    bag.add('guide', `${section} ${where} ${isMove}`);
    bag.add('guide', `a section ${where} ${isMove}`);
    bag.add('asked', `${manner} ${where} ${section}`);
  }
  if (guide.sections.length === 0) bag.add('guide', `no section ${where} ${isMove}`);
  for (const one of all) bag.add('guide', `${one} ${where}`);
}

const mostMatters = 4;

/** What its words are learnt to be about. */
function addMatters(bag: FeatureBag, { matters, guide }: IntentInput): void {
  const where = guide.countries.about.length > 0 ? 'of a country' : 'of none';
  const groups = new Map<string, number>();
  for (const { matter, share } of matters) {
    const group = matter.slice(0, matter.lastIndexOf('.'));
    groups.set(group, (groups.get(group) ?? 0) + share);
  }
  for (const [group, share] of groups) {
    bag.add('matters', group, share);
    bag.add('matters', `${group} ${where}`, share);
  }
  for (const { matter, share } of matters.slice(0, mostMatters)) bag.add('matter', matter, share);
}

/** The features of a sentence. */
export function intentVector(input: IntentInput): FeatureVector {
  const bag = new FeatureBag(intentFeatures);
  const words = maskedWords(input);
  const all = conceptsIn(input);
  addConcepts(bag, all);
  addWords(bag, words);
  addMove(bag, input);
  addShape(bag, input, words);
  addGuide(bag, input, all);
  addMatters(bag, input);
  return bag.vector(lengths);
}
