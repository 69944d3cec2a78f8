import type { CountryGuide } from '@meg/shared/contract/guides';
import type { Retrieved } from '../answers/answer-source.js';
import { ambiguousIn } from './ambiguous-names.js';
import {
  answerForBoth,
  answerFrom,
  askWhereTo,
  askWhichCountry,
  askWhichOfName,
  confidences,
  overviewOf,
  sayNoGuide,
  withMissing,
} from './compose-answer.js';
import type { CountryIndex, KnownCountry } from './country-index.js';
import type { DetectedCountries } from './detect-country.js';
import type { GuideWords } from './guide-words.js';
import type { Guides } from './read-guides.js';
import type { Section } from './section-words.js';
import type { Understood } from './understand-question.js';

export interface Knowledge {
  readonly guides: Guides;
  readonly index: CountryIndex;
}

export interface Question extends Understood {
  /** The country of the conversation so far. */
  readonly inContext: CountryGuide | undefined;
  /** What is meant where a country is all that was understood; else its overview. */
  readonly otherwise?: Section;
  readonly words: GuideWords;
}

const mostAtOnce = 2;

/** The answer of the guides; nothing where the question is none for them. */
export function answerQuestion({ guides }: Knowledge, question: Question): Retrieved | undefined {
  const { words } = question;
  const { about } = question.countries;
  const known = about.flatMap(({ slug }) => guides.get(slug ?? '') ?? []);
  const [only] = known;
  if (known.length > 1) return onSeveral(known, question);
  if (only) return withMissing(onOne(only, question), withoutGuide(question.countries), words);
  if (about.length > 0) return isForGuides(question) ? sayNoGuide(about, words) : undefined;
  return question.inContext ? onContext(question.inContext, question) : askBack(question);
}

const withoutGuide = ({ about }: DetectedCountries): KnownCountry[] => about.filter(({ slug }) => slug === null);

const isForGuides = ({ sections, scope }: Question): boolean => sections.length > 0 || !scope.hasOtherWords;

function onOne(guide: CountryGuide, question: Question): Retrieved | undefined {
  const { sections, countries, scope } = question;
  if (sections.length === 0) return onCountryAlone(guide, question);
  const confidence = countries.isSure ? confidences.named : confidences.guessedName;
  return answerFrom(guide, { ...question, confidence: scope.asksTheMover ? confidences.offTopic : confidence });
}

function onCountryAlone(guide: CountryGuide, question: Question): Retrieved | undefined {
  const { otherwise, countries, scope } = question;
  if (scope.asksForCost || (countries.isByCity && scope.hasOtherWords)) return undefined;
  const confidence = scope.hasOtherWords ? confidences.offTopic : confidences.overview;
  return otherwise
    ? answerFrom(guide, { ...question, sections: [otherwise], confidence })
    : overviewOf(guide, confidence, question.words);
}

function onSeveral(guides: readonly CountryGuide[], question: Question): Retrieved | undefined {
  const { sections, scope } = question;
  if (sections.length === 0 && scope.asksForCost) return undefined;
  if (sections.length === 0 || guides.length > mostAtOnce) return askWhichCountry(guides, question.words);
  return answerForBoth(guides, { ...question, sections: sections.slice(0, 1), confidence: confidences.fromContext });
}

/** A question that names no country is about the one before it, if it is a question for a guide at all. */
function onContext(guide: CountryGuide, question: Question): Retrieved | undefined {
  const { sections, scope } = question;
  if (sections.length === 0)
    return scope.asksForMore && !scope.asksForCost ? onCountryAlone(guide, question) : undefined;
  if (scope.asksTheMover || !scope.isQuestion) return undefined;
  return answerFrom(guide, { ...question, confidence: confidences.fromContext });
}

function askBack(question: Question): Retrieved | undefined {
  const { countries, sections, scope, words } = question;
  const [origin] = countries.from;
  if (scope.asksTheMover || scope.asksForCost) return undefined;
  const ambiguous = ambiguousIn(question.sentence, sections.length > 0);
  if (ambiguous) return askWhichOfName(ambiguous, words);
  if (origin) return isForGuides(question) && !countries.isByCity ? askWhereTo(origin, words) : undefined;
  return sections.length > 0 && scope.isOnBorders && scope.isQuestion ? askWhichCountry([], words) : undefined;
}
