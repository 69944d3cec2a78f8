import type { GuideAnswer } from '@meg/shared/contract/answers';
import type { CountryGuide } from '@meg/shared/contract/guides';
import { namesTax } from '../../../asked/sales-tax.js';
import type { Passage, Retrieved } from '../../../retrieval/answer-source.js';
import type { KnownCountry } from '../question/country-index.js';
import type { Section } from '../question/section-words.js';
import { type FieldName, fieldsOf, sentencesOf, textOf } from './guide-fields.js';
import type { AnswerKey, GuideWords } from './guide-words.js';
import { type PassageQuestion, type Passages, passagesOn, sectionContents } from './passages.js';
import type { RankedField } from './rank-field.js';

/** How sure an answer is, by what it is based on. */
export const confidences = {
  named: 0.9,
  fromContext: 0.85,
  guessedName: 0.75,
  /** A part that a language model chose, and the words of the question too. */
  chosenByBoth: 0.75,
  byWords: 0.7,
  /** A part of the guide on the matter, which may not have what was asked. */
  inPart: 0.65,
  /** A part that a language model chose. */
  chosen: 0.65,
  overview: 0.6,
  /** A part that the words of the question are learnt to ask for. */
  byMatter: 0.55,
  /** From here on, below a half, clients say that they are not sure. */
  offTopic: 0.45,
  askingBack: 0.4,
  noGuide: 0.3,
} as const;

export const mostSources = 4;
/** About one rare word. */
const mostMissing = 0.55;
/** The guides' language. */
const guideLanguage = 'en';

type Sources = GuideAnswer['sources'];

/** Official pages before those of movers and directories. */
function officialFirst(sources: CountryGuide['sources']): CountryGuide['sources'] {
  const isSecondary = ({ title }: { title: string }) => /secondary|open data/.test(title);
  return [...sources.filter((one) => !isSecondary(one)), ...sources.filter(isSecondary)];
}

/** Pages on one thing alone, and the sections that they are for: a tax number is not told by a table of voltages. */
const singlePages: readonly { title: RegExp; sections: readonly Section[] }[] = [
  { title: /^voltages? and plugs/i, sections: ['electricity'] },
  { title: /^emergency numbers/i, sections: ['emergency', 'healthcare'] },
];

const isForOthers = ({ title }: { title: string }, about: readonly Section[]): boolean =>
  singlePages.some((page) => page.title.test(title) && !about.some((section) => page.sections.includes(section)));

/** The notes for whoever looks after the guides are not for visitors. */
const withoutNote = (title: string): string => title.replace(/ \((?:secondary[^)]*|open data)\)/, '');

/** The pages on these sections, or the guide's general ones. */
export function sourcesOn(guide: CountryGuide, about: readonly Section[]): Sources {
  const topics = about.map((section) => sectionContents[section].topic);
  const pages = guide.sources.filter((source) => !isForOthers(source, about));
  const fitting = pages.filter((source) => source.about.some((topic) => topics.includes(topic)));
  return officialFirst(fitting.length > 0 ? fitting : pages)
    .slice(0, mostSources)
    .map(({ title, url }) => ({ title: withoutNote(title), url }));
}

/** Sections that have a question of their own, with which a button asks for them. */
const withQuestion: Partial<Record<Section, AnswerKey>> = {
  customs: 'next_customs',
  papers: 'next_papers',
  prohibited: 'next_prohibited',
  item: 'next_prohibited',
  restricted: 'next_restricted',
  clearance: 'next_clearance',
  pets: 'next_pets',
  car: 'next_car',
  visa: 'next_visa',
  healthcare: 'next_healthcare',
  school: 'next_school',
  electricity: 'next_electricity',
  internet: 'next_internet',
  bank: 'next_bank',
  emergency: 'next_emergency',
  tax: 'next_tax',
  culture: 'next_culture',
};
/** Fields whose section has several questions. */
const fieldQuestions: Partial<Record<FieldName, AnswerKey>> = { workVisa: 'next_work', residence: 'next_residence' };
const mostMeant = 3;

/** Questions for the parts that come nearest to what was asked. */
export function partsMeant(guide: CountryGuide, near: readonly RankedField[], words: GuideWords): string[] {
  const keys = near.flatMap(({ name, field }) => fieldQuestions[name] ?? withQuestion[field.section] ?? []);
  return [...new Set(keys)].slice(0, mostMeant).map((key) => words.say(key, { country: words.inSentence(guide) }));
}

const askedNext = ['customs', 'papers', 'prohibited', 'clearance', 'pets', 'car', 'visa'] as const;
const mostFollowUps = 3;

function followUps(guide: CountryGuide, answered: readonly Section[], words: GuideWords): string[] {
  return askedNext
    .filter((section) => !answered.includes(section))
    .slice(0, mostFollowUps)
    .map((section) => words.say(`next_${section}`, { country: words.inSentence(guide) }));
}

type Written = Omit<GuideAnswer, 'language' | 'note'>;

/** Says in the reader's language if the guide's text is in another one. */
export function fromGuide(answer: Written, passages: readonly Passage[], words: GuideWords): Retrieved {
  const note = words.reader.code === guideLanguage ? {} : { note: words.say('in_english') };
  return { answer: { ...answer, language: guideLanguage, ...note }, passages };
}

export interface AnswerRequest extends PassageQuestion {
  readonly sections: readonly Section[];
  readonly confidence: number;
  /** The weight of what the question says beside its section, and these fields do not. */
  readonly missingIn: (names: readonly FieldName[]) => number;
}

export function answerFrom(guide: CountryGuide, asked: AnswerRequest): Retrieved {
  const said = asked.sections.map((section) => passagesOn(guide, section, asked));
  return answerWith(guide, said.filter(isFirstOfSection), asked);
}

const isFirstOfSection = ({ section }: Passages, at: number, all: readonly Passages[]): boolean =>
  all.findIndex((other) => other.section === section) === at;

export function answerWith(
  guide: CountryGuide,
  said: readonly Passages[],
  { confidence, words, missingIn, ranked }: Pick<AnswerRequest, 'confidence' | 'words' | 'missingIn' | 'ranked'>,
): Retrieved {
  const sections = said.map(({ section }) => section);
  const isExact = said.every((one) => one.isExact) && missingIn(said.flatMap(({ names }) => names)) < mostMissing;
  const passages = said.map(({ section, texts, names }) => ({
    id: `guide:${guide.slug}:${section}`,
    matters: names.map((name) => `guide.${name}`),
    text: texts.join('\n\n'),
    country: guide.slug,
    sources: sourcesOn(guide, [section]),
  }));
  const answer: Written = {
    answer: passages.map(({ text }) => text).join('\n\n'),
    sources: sourcesOn(guide, sections),
    country: guide.slug,
    confidence: isExact ? confidence : Math.min(confidence, confidences.inPart),
    followUps: followUps(guide, sections, words),
  };
  if (isExact) return fromGuide(answer, passages, words);
  const shown = said.flatMap(({ names }) => names);
  const near = partsMeant(
    guide,
    ranked.filter(({ name }) => !shown.includes(name)),
    words,
  );
  return withNote(fromGuide({ ...answer, ...(near.length > 0 && { followUps: near }) }, passages, words), words);
}

/** One line that says how sure the answer is. */
function withNote(found: Retrieved, words: GuideWords): Retrieved {
  const { answer } = found;
  const note = [words.say('maybe_meant'), answer.note].filter(Boolean).join(' ');
  return { ...found, answer: { ...answer, note } };
}

/** That the guide does not say what was asked, with the parts that may be meant. */
export function sayNothingFound(guide: CountryGuide, near: readonly RankedField[], words: GuideWords): Retrieved {
  const meant = partsMeant(guide, near, words);
  const answer: Written = {
    answer: words.say('nothing_found', { country: words.inSentence(guide) }),
    sources: sourcesOn(
      guide,
      near.slice(0, 1).map(({ field }) => field.section),
    ).slice(0, 1),
    country: guide.slug,
    confidence: confidences.offTopic,
    followUps: meant.length > 0 ? meant : followUps(guide, [], words),
  };
  return { answer: { ...answer, language: words.reader.code }, passages: [] };
}

/** That the guide does not speak of a matter. No other part of it is offered, as none is about that. */
export function sayMatterUnknown(guide: CountryGuide, key: AnswerKey, words: GuideWords): Retrieved {
  const said = reply(words.say(key, { country: words.inSentence(guide) }), confidences.offTopic, words);
  return { ...said, answer: { ...said.answer, country: guide.slug } };
}

/** The same question on two countries. */
export function answerForBoth(guides: readonly CountryGuide[], asked: AnswerRequest): Retrieved {
  // Without ranking, so that both guides give the same part.
  const each = guides.map((guide) => ({ guide, ...answerFrom(guide, { ...asked, ranked: [] }) }));
  const answer: Written = {
    answer: each.map(({ guide, answer }) => `${asked.words.heading(guide)}:\n${answer.answer}`).join('\n\n'),
    sources: each.flatMap(({ answer }) => answer.sources.slice(0, mostSources / 2)),
    country: null,
    confidence: Math.min(...each.map(({ answer }) => answer.confidence)),
  };
  const passages = each.flatMap((one) => one.passages);
  return fromGuide(answer, passages, asked.words);
}

const firstSentence = (text: string): string => sentencesOf(text)[0] ?? text;
const overviewSections = ['customs', 'pets', 'visa'] as const satisfies Section[];

/** A sentence for each of the most important facts. */
export function overviewOf(guide: CountryGuide, confidence: number, words: GuideWords): Retrieved {
  const { customsRegulations, petImport, vehicleImport, visaRequirements, healthcare, currency } = guide;
  const first = [
    customsRegulations.dutyFreeAllowance,
    customsRegulations.customsClearanceTime,
    petImport.quarantine,
    vehicleImport.restrictions,
    visaRequirements.residencePermit,
  ].map(firstSentence);
  const figures = words.say('figures', { currency, number: healthcare.emergencyNumber });
  const text = [...first, figures].join('\n\n');
  const sources = overviewSections.flatMap((section) => sourcesOn(guide, [section]).slice(0, 1)).filter(isNew);
  const passage = { id: `guide:${guide.slug}:overview`, text, country: guide.slug, sources };
  const next = followUps(guide, [], words);
  return fromGuide({ answer: text, sources, country: guide.slug, confidence, followUps: next }, [passage], words);
}

function isNew({ url }: Sources[number], at: number, all: Sources): boolean {
  return all.findIndex((other) => other.url === url) === at;
}

/** All documents that the guide names. */
export function documentsOf(guide: CountryGuide, words: GuideWords): Retrieved {
  const { petImport, visaRequirements } = guide;
  const fields = fieldsOf(guide);
  const [papers, car] = [fields.papers, fields.carPapers].map((field) => textOf(field, guide, words));
  const text = [papers, petImport.healthCertificate, car, visaRequirements.residencePermit].join('\n\n');
  const sources = sourcesOn(guide, ['papers', 'pets', 'car', 'visa']);
  const answer: Written = {
    answer: text,
    sources,
    country: guide.slug,
    confidence: confidences.named,
    followUps: followUps(guide, ['papers'], words),
  };
  return fromGuide(answer, [{ id: `guide:${guide.slug}:documents`, text, country: guide.slug, sources }], words);
}

/** A sentence of the conversation that carries no knowledge. */
function reply(answer: string, confidence: number, words: GuideWords): Retrieved {
  return { answer: { answer, sources: [], country: null, confidence, language: words.reader.code }, passages: [] };
}

export function ask(key: AnswerKey, words: GuideWords, names: Readonly<Record<string, string>> = {}): Retrieved {
  return reply(words.say(key, names), confidences.askingBack, words);
}

export function sayNoGuide(countries: readonly KnownCountry[], words: GuideWords): Retrieved {
  const names = words.either(countries.map((one) => words.knownInSentence(one)));
  return reply(words.say('no_guide', { countries: names }), confidences.noGuide, words);
}

interface LeavingQuestion {
  readonly sections: readonly Section[];
  /** In plain spelling. */
  readonly sentence: string;
  readonly words: GuideWords;
}

/** A guide is about arriving: of what is done before leaving it says nothing, but it may name the office to ask. */
export function sayLeaving(guide: CountryGuide, { sections, sentence, words }: LeavingQuestion): Retrieved {
  const said = words.say('leaving_unknown', { country: words.inSentence(guide) });
  const found = reply(said, confidences.askingBack, words);
  if (sections.includes('tax') || namesTax(sentence)) {
    const answer = `${said}\n\n${guide.importantContacts.taxOffice}`;
    const note = words.reader.code === guideLanguage ? {} : { note: words.say('in_english') };
    return { ...found, answer: { ...found.answer, answer, sources: sourcesOn(guide, ['tax']), ...note } };
  }
  const sources = sections.includes('visa') ? sourcesOn(guide, ['visa']) : [];
  return { ...found, answer: { ...found.answer, sources } };
}

/** Adds that some of the countries have no guide. */
export function withMissing(found: Retrieved | undefined, missing: readonly KnownCountry[], words: GuideWords) {
  if (!found || missing.length === 0) return found;
  const { answer } = found;
  return { ...found, answer: { ...answer, answer: `${answer.answer}\n\n${sayNoGuide(missing, words).answer.answer}` } };
}
