import type { CountryGuide, GuideAnswer } from '@meg/shared/contract/guides';
import type { KnownCountry } from './country-index.js';
import { inSentence, listed, passagesOn, topicOf } from './passages.js';
import type { Section } from './section-words.js';

/** How sure an answer is, by what it rests on. */
export const confidences = {
  named: 0.9,
  fromContext: 0.85,
  guessedName: 0.75,
  overview: 0.6,
  /** Below the half from here: a client says that it is not sure. */
  offTopic: 0.45,
  askingBack: 0.4,
  noGuide: 0.3,
} as const;

const mostSources = 4;
const language = 'en';

type Sources = GuideAnswer['sources'];

/** Official pages before those of movers and directories. */
function officialFirst(sources: CountryGuide['sources']): CountryGuide['sources'] {
  const isSecondary = ({ title }: { title: string }) => /secondary|open data/.test(title);
  return [...sources.filter((one) => !isSecondary(one)), ...sources.filter(isSecondary)];
}

/** The pages on these sections; where there is none, the guide's general ones. */
export function sourcesOn(guide: CountryGuide, about: readonly Section[]): Sources {
  const topics = about.map((section) => topicOf[section]);
  const fitting = guide.sources.filter((source) => source.about.some((topic) => topics.includes(topic)));
  return officialFirst(fitting.length > 0 ? fitting : guide.sources)
    .slice(0, mostSources)
    .map(({ title, url }) => ({ title, url }));
}

const followUpOf: Partial<Record<Section, (country: string) => string>> = {
  customs: (country) => `Do I pay duty on my furniture in ${country}?`,
  papers: (country) => `Which papers does customs want in ${country}?`,
  prohibited: (country) => `What may I not bring to ${country}?`,
  clearance: (country) => `How long does customs clearance take in ${country}?`,
  pets: (country) => `Can I bring my dog to ${country}?`,
  car: (country) => `Is it worth bringing my car to ${country}?`,
  visa: (country) => `Do I need a visa for ${country}?`,
};

const mostFollowUps = 3;

function followUps(guide: CountryGuide, answered: readonly Section[]): string[] {
  return Object.entries(followUpOf)
    .filter(([section]) => !answered.includes(section as Section))
    .slice(0, mostFollowUps)
    .map(([, ask]) => ask(inSentence(guide)));
}

export interface Asked {
  readonly sections: readonly Section[];
  /** The question in plain spelling. */
  readonly sentence: string;
  readonly confidence: number;
}

/** What the guide says on the sections that were asked for. */
export function answerFrom(guide: CountryGuide, { sections, sentence, confidence }: Asked): GuideAnswer {
  const passages = sections.map((section) => passagesOn(guide, section, sentence));
  const isExact = passages.every((one) => one.isExact);
  return {
    answer: passages.flatMap(({ texts }) => texts).join('\n\n'),
    sources: sourcesOn(guide, sections),
    country: guide.slug,
    confidence: isExact ? confidence : Math.min(confidence, confidences.overview),
    language,
    followUps: followUps(guide, sections),
  };
}

/** The same question on two countries. */
export function answerForBoth(guides: readonly CountryGuide[], asked: Asked): GuideAnswer {
  const answers = guides.map((guide) => ({ guide, ...answerFrom(guide, asked) }));
  return {
    answer: answers.map(({ guide, answer }) => `${guide.country}:\n${answer}`).join('\n\n'),
    sources: answers.flatMap(({ sources }) => sources.slice(0, mostSources / 2)),
    country: null,
    confidence: Math.min(...answers.map(({ confidence }) => confidence)),
    language,
  };
}

const sentenceEnd = /(?<=[\p{L}\p{N}]{2}\)?[.!?])\s+(?=\p{Lu})/u;
const firstSentence = (text: string): string => text.split(sentenceEnd)[0] ?? text;
const overviewSections = ['customs', 'pets', 'visa'] as const satisfies Section[];

/** What to know first, a sentence each. */
export function overviewOf(guide: CountryGuide, confidence: number): GuideAnswer {
  const { customsRegulations, petImport, vehicleImport, visaRequirements, healthcare, currency } = guide;
  const answer = [
    customsRegulations.dutyFreeAllowance,
    customsRegulations.customsClearanceTime,
    petImport.quarantine,
    vehicleImport.restrictions,
    visaRequirements.residencePermit,
  ].map(firstSentence);
  const figures = `Currency: ${currency}. Emergency number: ${healthcare.emergencyNumber}.`;
  return {
    answer: [...answer, figures].join('\n\n'),
    sources: overviewSections.flatMap((section) => sourcesOn(guide, [section]).slice(0, 1)).filter(isNew),
    country: guide.slug,
    confidence,
    language,
    followUps: followUps(guide, []),
  };
}

function isNew({ url }: Sources[number], at: number, all: Sources): boolean {
  return all.findIndex((other) => other.url === url) === at;
}

/** Every paper that the guide names, thing by thing. */
export function documentsOf(guide: CountryGuide): GuideAnswer {
  const country = inSentence(guide);
  const { petImport, vehicleImport, visaRequirements } = guide;
  const papers = passagesOn(guide, 'papers', '').texts;
  const car = listed(`Papers for a car in ${country}:`, vehicleImport.documentation);
  return {
    answer: [...papers, petImport.healthCertificate, car, visaRequirements.residencePermit].join('\n\n'),
    sources: sourcesOn(guide, ['papers', 'pets', 'car', 'visa']),
    country: guide.slug,
    confidence: confidences.named,
    language,
    followUps: followUps(guide, ['papers']),
  };
}

function saying(answer: string, confidence: number): GuideAnswer {
  return { answer, sources: [], country: null, confidence, language };
}

const either = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'disjunction' }).format(names);

export function askWhichCountry(about: readonly CountryGuide[]): GuideAnswer {
  if (about.length === 0)
    return saying('Which country are you moving to? The rules differ from one to the next.', confidences.askingBack);
  const names = either(about.map(inSentence));
  return saying(`Which country do you want to know about first, ${names}?`, confidences.askingBack);
}

/** A guide tells of arriving, so a country that is only left does not say enough. */
export function askWhereTo({ name }: KnownCountry): GuideAnswer {
  return saying(
    `As I understand, the move begins in ${name}. Which country are you moving to?`,
    confidences.askingBack,
  );
}

export function sayNoGuide(countries: readonly KnownCountry[]): GuideAnswer {
  const names = either(countries.map(({ name }) => name));
  return saying(`There is no guide for ${names} yet. A person can tell you what applies there.`, confidences.noGuide);
}

/** The countries that were asked about too and have no guide. */
export function withMissing(
  answer: GuideAnswer | undefined,
  missing: readonly KnownCountry[],
): GuideAnswer | undefined {
  if (!answer || missing.length === 0) return answer;
  return { ...answer, answer: `${answer.answer}\n\n${sayNoGuide(missing).answer}` };
}
