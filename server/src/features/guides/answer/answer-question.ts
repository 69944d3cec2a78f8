import type { CountryGuide } from '@meg/shared/contract/guides';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import type { CountryIndex, KnownCountry } from '../question/country-index.js';
import { withoutSectionWords } from '../question/detect-section.js';
import { goods, ofCustoms, type Section } from '../question/section-words.js';
import type { Understood } from '../question/understand-question.js';
import type { Guides } from '../read-guides.js';
import { ambiguousIn } from './ambiguous-names.js';
import { answerByMatter, isMereGuess, meantInstead } from './answer-by-matter.js';
import { withBorderFirst } from './border-first.js';
import { type Compared, compare, meantOfAll } from './compare-countries.js';
import {
  answerForBoth,
  answerFrom,
  answerWith,
  ask,
  confidences,
  overviewOf,
  sayLeaving,
  sayNoGuide,
  sayNothingFound,
  withMissing,
} from './compose-answer.js';
import { type FieldName, fieldsOf } from './guide-fields.js';
import { isOtherLanguage, translatedTermsOf } from './guide-terms.js';
import type { GuideWords } from './guide-words.js';
import {
  isOfThing,
  type MeantParts,
  type PartName,
  shareOf,
  topicOfPart,
  withEvidence,
  withFamily,
  withoutParts,
  withoutTips,
} from './meant-parts.js';
import type { PassageIndex } from './passage-index.js';
import { isPaperList, passagesOf, passagesOn } from './passages.js';
import { withPetKind } from './pet-kinds.js';
import type { RankedField } from './rank-field.js';

export interface Knowledge {
  readonly guides: Guides;
  readonly index: CountryIndex;
  readonly passages: PassageIndex;
}

export interface Question extends Understood {
  /** The country of the conversation so far. */
  readonly inContext: CountryGuide | undefined;
  /** Where the move begins, as far as the question or the move on the screen says. */
  readonly origin: KnownCountry | undefined;
  /** Where the move on the screen goes, if that is another country than where it begins. */
  readonly destination: KnownCountry | undefined;
  /** What its words are learnt to ask for. */
  readonly meant: MeantParts;
  /** What a country alone asks for. If undefined, its overview. */
  readonly otherwise?: Section;
  readonly words: GuideWords;
}

const mostAtOnce = 2;
/** The share of the question that a passage must cover to answer it without a section's words. */
export const coverages = { named: 0.4, byCity: 0.6, ofCommonWords: 0.7 } as const;
const leastRarity = 0.35;
/** Sections that people who do not move also ask about. */
const offTopicSections: readonly Section[] = ['item', 'culture', 'currency'];

/** The parts of one guide that a question may be about. */
export interface InGuide {
  readonly meant: MeantParts;
  readonly ranked: readonly RankedField[];
  readonly missingIn: (names: readonly FieldName[]) => number;
}

/** Sections on what people have to do with a country: nothing of cars and pets is meant where none is named. */
const ofPeople: ReadonlySet<Section> = new Set<Section>(['tax', 'visa', 'healthcare', 'school', 'bank', 'internet']);

const isOfPeopleAlone = (sections: readonly Section[]): boolean =>
  sections.length > 0 && sections.every((section) => ofPeople.has(section));

export function lookIn({ passages }: Knowledge, guide: CountryGuide, question: Question): InGuide {
  const { slug } = guide;
  const { rest, sentence, sections, words } = question;
  const isInGuidesLanguage = words.reader.code === 'en' && !isOtherLanguage(sentence);
  const others = withoutSectionWords(sentence, sections);
  // Words that only happen to look like some of the guide's.
  const isUnknown = !isInGuidesLanguage && sections.length === 0 && translatedTermsOf(sentence).length === 0;
  const all = passages.rank(slug, { text: rest, isInGuidesLanguage: words.reader.code === 'en' });
  const isLeftOut = (name: PartName) => isOfPeopleAlone(sections) && isOfThing(name);
  const ranked = all.filter(({ name }) => !isLeftOut(name));
  return {
    ranked,
    meant: withFamily(withEvidence(withoutParts(question.meant, isLeftOut), ranked, guide), sentence),
    missingIn: (names) =>
      isUnknown ? Number.POSITIVE_INFINITY : passages.missing(slug, { text: others, isInGuidesLanguage }, names),
  };
}

/** Undefined if the question is not for the guides. */
export function answerQuestion(knowledge: Knowledge, question: Question): Retrieved | undefined {
  const { guides } = knowledge;
  const { words } = question;
  const lookInto = (guide: CountryGuide) => lookIn(knowledge, guide, question);
  const { about } = question.countries;
  const known = about.flatMap(({ slug }) => guides.get(slug ?? '') ?? []);
  const [only] = known;
  if (known.length > 1) return answerForSeveral(known, question, lookInto);
  if (only) {
    const withoutGuide = about.filter(({ slug }) => slug === null);
    const answer = answerForCountry(only, question, lookInto(only));
    return withMissing(answer && withFirstLines(answer, only, question), withoutGuide, words);
  }
  if (about.length > 0) return isForGuides(question) ? sayNoGuide(about, words) : undefined;
  const { inContext } = question;
  if (!inContext) return askBack(question);
  const answer = answerFromContext(inContext, question, lookInto(inContext));
  return answer && withFirstLines(answer, inContext, question);
}

/** What comes before a part of a guide: what holds of this kind of pet, and of a move within a common area. */
const withFirstLines = (found: Retrieved, guide: CountryGuide, question: Question): Retrieved =>
  withBorderFirst(withPetKind(found, guide, question), { ...question, guide });

/** Where nothing answers: what the guide of the only country that is named has nearest, as unsure as that is. */
export function answerNearest(knowledge: Knowledge, question: Question): Retrieved | undefined {
  const { about, isLeaving } = question.countries;
  const [guide, other] = about.flatMap(({ slug }) => knowledge.guides.get(slug ?? '') ?? []);
  if (!guide || other || isLeaving) return undefined;
  const asked = { ...question, ...lookIn(knowledge, guide, question) };
  const near = answerByMatter(guide, asked) ?? sayNothingFound(guide, asked.ranked, question.words);
  const confidence = Math.min(near.answer.confidence, confidences.offTopic);
  return { ...near, answer: { ...near.answer, confidence } };
}

const nothingRanked = { ranked: [], missingIn: () => 0 };

const isForGuides = ({ sections, scope }: Question): boolean => sections.length > 0 || !scope.hasOtherWords;

function answerForCountry(guide: CountryGuide, question: Question, found: InGuide): Retrieved | undefined {
  const { sections, countries } = question;
  if (countries.isLeaving) return sayLeaving(guide, question);
  if (sections.length === 0)
    return (
      answerByWords(guide, question, found) ??
      answerMeant(guide, question, found) ??
      answerCountryAlone(guide, question, found.ranked)
    );
  const confidence = countries.isSure ? confidences.named : confidences.guessedName;
  return answerSections(guide, question, { ...found, confidence });
}

/** "The best wine in Italy" is no question of customs, and the rules for dogs do not hold for a parrot. */
export const isOffTopic = ({ sections, scope }: Question): boolean =>
  scope.asksTheMover ||
  (scope.hasOtherAnimal && sections.includes('pets')) ||
  (scope.isElsewhere && sections.every((section) => offTopicSections.includes(section)));

/** Answers with the sections that the question names, unless it is clearly about another part. */
function answerSections(guide: CountryGuide, question: Question, found: InGuide & { confidence: number }): Retrieved {
  const confidence = isOffTopic(question) ? confidences.offTopic : found.confidence;
  const said = question.sections.map((section) => passagesOn(guide, section, { ...question, ...found }));
  const names = said.flatMap((one) => one.names);
  const hasAnswer = said.some(({ section, isExact }) => section !== 'item' || isExact);
  const other = meantInstead(guide, { ...question, ...found }, names, hasAnswer);
  if (other) return other;
  const isPlain = found.missingIn(names) < mostUnsaid;
  const agreed = (isPlain ? isAgreed(withoutTips(found.meant), names, leastOfPlain) : isAgreed(found.meant, names))
    ? confidence
    : Math.min(confidence, confidences.inPart);
  return answerFrom(guide, { ...question, ...found, confidence: agreed });
}

/** How likely the chosen parts have to be meant for an answer that is very likely right. */
const leastAgreed = 0.45;
/** The same of a question that says next to nothing but what the section is asked with. */
const leastOfPlain = 0.2;
const mostUnsaid = 0.1;

/** "What may I not bring" asks for what is forbidden, and may as well mean what needs a permit. */
const withSibling = (names: readonly FieldName[]): readonly FieldName[] =>
  names.includes('prohibited') ? [...names, 'restricted'] : names;

/** Whether what the words of the question are learnt to ask for is among these parts, as far as that is known. */
const isAgreed = (meant: MeantParts, names: readonly FieldName[], least = leastAgreed): boolean =>
  names.length === 0 || meant.parts.length === 0 || shareOf(meant, withSibling(names)) >= least;

/** What the words of the question are learnt to ask for. */
function answerMeant(guide: CountryGuide, question: Question, found: InGuide): Retrieved | undefined {
  const { otherwise, scope } = question;
  const isOther = scope.asksForCost || scope.asksTheMover || scope.isElsewhere || scope.isTold || !scope.hasOtherWords;
  return isOther || otherwise ? undefined : answerByMatter(guide, { ...question, ...found });
}

/** How much less of the question a text may cover than a list of papers. */
const paperLead = 0.1;

/** What explains a thing comes before a list of papers that only names it. */
function bestOf([first, ...others]: readonly RankedField[]): RankedField | undefined {
  if (!first || !isPaperList(first.name)) return first;
  return others.find(({ name, coverage }) => !isPaperList(name) && coverage >= first.coverage - paperLead) ?? first;
}

/** Answers what only a passage has, such as pit bulls, winter tyres or the lunar new year. */
function answerByWords(guide: CountryGuide, question: Question, { ranked, meant, missingIn }: InGuide) {
  const best = bestOf(ranked);
  const { otherwise, scope, countries, words } = question;
  const isOther = scope.asksForCost || scope.asksTheMover || scope.isElsewhere || !scope.hasOtherWords;
  if (!best || isOther || (otherwise && !ofCustoms.has(best.field.section))) return undefined;
  const leastCoverage = countries.isByCity ? coverages.byCity : coverages.named;
  const isSaid = best.rarity >= leastRarity || best.coverage >= coverages.ofCommonWords;
  if (best.coverage < leastCoverage || !isSaid) return undefined;
  const other = meantInstead(guide, { ...question, meant, ranked }, [best.name]);
  if (other) return other;
  return answerWith(guide, [passagesOf(best, guide, words)], {
    words,
    confidence: isAgreed(meant, [best.name]) ? confidences.byWords : confidences.inPart,
    missingIn,
    ranked,
  });
}

const leastNear = 0.2;

/** Whether the guide may be asked, though no word of a section is there: some of its passages have words of the question. */
const isForGuide = ({ scope }: Question, ranked: readonly RankedField[]): boolean =>
  scope.isQuestion &&
  !scope.isTold &&
  !scope.asksTheMover &&
  !scope.asksForCost &&
  !scope.isElsewhere &&
  ranked.some(({ coverage }) => coverage >= leastNear);

function answerCountryAlone(
  guide: CountryGuide,
  question: Question,
  ranked: readonly RankedField[],
): Retrieved | undefined {
  const { otherwise, countries, scope } = question;
  if (scope.asksForCost || (countries.isByCity && scope.hasOtherWords && !isForGuide(question, ranked)))
    return undefined;
  if (scope.hasOtherWords && !otherwise) return sayNothingFound(guide, ranked, question.words);
  const confidence = scope.hasOtherWords ? confidences.offTopic : confidences.overview;
  return otherwise
    ? answerFrom(guide, { ...question, ...nothingRanked, sections: [otherwise], confidence })
    : overviewOf(guide, confidence, question.words);
}

/** How likely another part has to be meant than the section that the words name. */
const leastOther = 0.5;

/** Whether two countries are asked about by a part that is learnt to be meant, and that no section of the rules has. */
function meansOther(all: readonly Compared[], sections: readonly Section[]): boolean {
  const name = sections.length === 0 ? meantOfAll(all) : meantOfAll(all, leastOther);
  const [one] = all;
  if (!name || name === 'currency' || !one) return false;
  const section = topicOfPart(name) ? 'culture' : fieldsOf(one.guide)[name as FieldName].section;
  const isOfGoods = goods.includes(section) && sections.some((asked) => goods.includes(asked));
  return !sections.includes(section) && !isOfGoods;
}

function answerForSeveral(
  guides: readonly CountryGuide[],
  question: Question,
  lookInto: (guide: CountryGuide) => InGuide,
): Retrieved | undefined {
  const { sections, scope, words } = question;
  if (sections.length === 0 && scope.asksForCost) return undefined;
  if (guides.length <= mostAtOnce) {
    const all = guides.map((guide) => ({ guide, ...lookInto(guide) }));
    const isOpen = sections.length === 0 && scope.isComparison;
    if (isOpen || (isAsked(question) && meansOther(all, sections))) return compare(all, words);
  }
  if (sections.length === 0 || guides.length > mostAtOnce) {
    return ask('ask_country_first', words, { countries: words.either(guides.map((guide) => words.inSentence(guide))) });
  }
  return answerForBoth(guides, {
    ...question,
    ...nothingRanked,
    sections: sections.slice(0, 1),
    confidence: scope.isComparison ? confidences.fromContext : confidences.inPart,
  });
}

/** How likely a guide must be meant by a question that names no country. */
const leastInContext = 0.3;
/** How likely a guide must be meant by what has no word of a question. */
const leastAsked = 0.6;

const isLearntToAsk = ({ meant, scope }: Question): boolean => !scope.isTold && meant.share >= leastAsked;

const isAsked = (question: Question): boolean => question.scope.isQuestion || isLearntToAsk(question);

/** A question that names no country is about the conversation's country. */
function answerFromContext(guide: CountryGuide, question: Question, found: InGuide): Retrieved | undefined {
  const { sections, scope } = question;
  if (question.countries.isLeaving) return sayLeaving(guide, question);
  if (sections.length === 0) {
    const goesOn = scope.asksForMore && !scope.asksForCost;
    if (goesOn) return answerCountryAlone(guide, question, found.ranked);
    const isLikely =
      found.meant.share >= leastInContext && (scope.isQuestion || !isMereGuess(guide, { ...question, ...found }));
    const meant = isLikely ? answerMeant(guide, question, found) : undefined;
    if (meant) return meant;
    return scope.hasOtherWords && isForGuide(question, found.ranked)
      ? sayNothingFound(guide, found.ranked, question.words)
      : undefined;
  }
  if (scope.asksTheMover || !isAsked(question)) return undefined;
  return answerSections(guide, question, { ...found, confidence: confidences.fromContext });
}

function askBack(question: Question): Retrieved | undefined {
  const { countries, sections, scope, words } = question;
  const [origin] = countries.from;
  if (scope.asksTheMover || scope.asksForCost) return undefined;
  const ambiguous = ambiguousIn(question.sentence, sections.length > 0);
  if (ambiguous) return ask(ambiguous, words);
  // The guides are about arriving, so the country of departure alone is not enough.
  const asksWhereTo = isForGuides(question) && !countries.isByCity;
  if (origin) return asksWhereTo ? ask('ask_where_to', words, { country: words.knownInSentence(origin) }) : undefined;
  const isOfGuide = (sections.length > 0 && scope.isOnBorders && scope.isQuestion) || isLearntToAsk(question);
  if (!isOfGuide) return undefined;
  // Its guide would have been asked.
  return question.destination ? sayNoGuide([question.destination], words) : ask('ask_country', words);
}
