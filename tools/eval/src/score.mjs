import { isFromSections } from './guide-sections.mjs';
import { measureSlots } from './score-slots.mjs';
import { timesOf } from './times.mjs';

/** Below this the chat says that it is not sure. */
const sure = 0.5;
/** From here on, the chat shows an answer as very likely right. */
const high = 0.7;

const isSure = ({ searched }) => searched.found && searched.answer.confidence >= sure;
/** With the same in English, since that is what facts are written in. */
const said = ({ searched }) => (searched.found ? (searched.inEnglish ?? searched.answer.answer) : '');
const countryOf = ({ searched }) => (searched.found ? searched.answer.country : null);
const asks = (text) => /[?？؟]/.test(text);

const arabicZero = 0x660;

/** Facts are written with the digits of English; an Arabic answer may have its own. */
function plainDigits(text) {
  return text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero));
}

function states(text, fact) {
  return new RegExp(fact, 'isu').test(plainDigits(text));
}

function nameOf(slug, guides, language = 'en') {
  const { country, code } = guides.get(slug);
  return [country, new Intl.DisplayNames([language], { type: 'region' }).of(code)];
}

/** Whether an answer is of the country, and has the fact, that the question expects. */
function isTrue(outcome) {
  const { country, fact, mustNotAnswer } = outcome.question;
  const isOfCountry = country === undefined || countryOf(outcome) === country;
  return !mustNotAnswer && isOfCountry && (fact === undefined || states(said(outcome), fact));
}

function tellsApart(outcome, guides) {
  const { countries, language } = outcome.question;
  if (!isSure(outcome)) return true;
  return countries.every((slug) => nameOf(slug, guides, language).some((name) => said(outcome).includes(name)));
}

const wasSearched = ({ searched }) => searched !== undefined;
const isAbout = (kinds) => (outcome) => wasSearched(outcome) && kinds.includes(outcome.question.kind);
const isUnclear = (kinds) => (outcome) => wasSearched(outcome) && kinds.includes(outcome.question.unclear);
const aboutGuides = isAbout(['guides', 'context']);

/** For each measure: which outcomes it applies to, and whether one is right. */
function measuresBy(guides) {
  return {
    'intent accuracy': [
      (outcome) => outcome.question.intents,
      ({ question, understood }) => question.intents.includes(understood.answer.intent),
    ],
    'country of the sentence': [
      (outcome) => ['guides', 'trap'].includes(outcome.question.kind),
      ({ question, understood }) =>
        question.country
          ? understood.answer.country === question.country
          : !question.notAbout.includes(understood.answer.country),
    ],
    'country of the answer': [aboutGuides, (outcome) => countryOf(outcome) === outcome.question.country],
    'right section in the first answer': [
      aboutGuides,
      (outcome) =>
        countryOf(outcome) === outcome.question.country &&
        isFromSections(said(outcome), guides.get(outcome.question.country), outcome.question.sections),
    ],
    'fact present': [
      (outcome) => wasSearched(outcome) && outcome.question.fact,
      (outcome) => states(said(outcome), outcome.question.fact),
    ],
    'nothing false at 0.7 and above': [
      (outcome) => wasSearched(outcome) && outcome.searched.found && outcome.searched.answer.confidence >= high,
      isTrue,
    ],
    'no dead end': [
      (outcome) => wasSearched(outcome) && !outcome.question.mustNotAnswer,
      ({ searched }) => searched.found,
    ],
    'sure of what it knows': [aboutGuides, isSure],
    'a source with each sure answer': [
      (outcome) => wasSearched(outcome) && isSure(outcome),
      ({ searched }) => searched.answer.sources.length > 0,
    ],
    'negatives left unanswered': [
      (outcome) => wasSearched(outcome) && outcome.question.mustNotAnswer,
      (outcome) => !isSure(outcome),
    ],
    'names that are no country': [
      isAbout(['trap']),
      (outcome) => !isSure(outcome) || !outcome.question.notAbout.includes(countryOf(outcome)),
    ],
    'no price made up': [
      (outcome) => wasSearched(outcome) && outcome.question.absent,
      (outcome) => !states(said(outcome), outcome.question.absent),
    ],
    'asked which country': [
      isUnclear(['country']),
      (outcome) => !isSure(outcome) && (asks(said(outcome)) || Boolean(outcome.understood.answer.question)),
    ],
    'no guide, or only the country left': [
      isUnclear(['noGuide', 'fromOnly']),
      (outcome) => !isSure(outcome) || countryOf(outcome) === null,
    ],
    'two countries told apart': [isAbout(['both']), (outcome) => tellsApart(outcome, guides)],
    'asked back when unclear': [
      (outcome) => outcome.question.unclear === 'intent',
      ({ understood }) => !understood.answer.isSure && understood.answer.question !== null,
    ],
  };
}

function describeOutcome({ understood, searched }) {
  const { intent, confidence, isSure: acts, country } = understood.answer;
  const found = searched?.found ? searched.answer : undefined;
  return [
    `${intent} ${confidence.toFixed(2)}${acts ? '' : ' unsure'} ${country ?? 'no country'}`,
    searched &&
      (found ? `${found.country ?? 'no country'} ${found.confidence.toFixed(2)} “${found.answer}”` : 'not found'),
  ]
    .filter(Boolean)
    .join(' → ');
}

/** By language, since one that lags behind does not show in the total. */
function intentsByLanguage(outcomes, [applies, isRight]) {
  const byLanguage = {};
  for (const outcome of outcomes.filter(applies)) {
    const { language = 'en' } = outcome.question;
    byLanguage[language] ??= { right: 0, of: 0 };
    byLanguage[language].right += isRight(outcome) ? 1 : 0;
    byLanguage[language].of++;
  }
  return byLanguage;
}

/** The figures of one half, and what was wrong in it. */
export function measuresOf(outcomes, guides) {
  const measures = {};
  const faults = {};
  const definitions = measuresBy(guides);
  for (const [name, [applies, isRight]] of Object.entries(definitions)) {
    const asked = outcomes.filter(applies);
    const wrong = asked.filter((outcome) => !isRight(outcome));
    measures[name] = { right: asked.length - wrong.length, of: asked.length };
    faults[name] = wrong.map((outcome) => ({ question: outcome.question, came: describeOutcome(outcome) }));
  }
  const { faults: slotFaults, ...slots } = measureSlots(outcomes);
  const times = {
    'health check': timesOf(outcomes.map(({ passed }) => passed)),
    understand: timesOf(outcomes.map(({ understood }) => understood)),
    search: timesOf(outcomes.map(({ searched }) => searched)),
  };
  const languages = intentsByLanguage(outcomes, definitions['intent accuracy']);
  return { measures: { ...measures, slots }, languages, faults: { ...faults, slots: slotFaults }, times };
}
