import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../testing/languages.js';
import { confidences } from './answer/compose-answer.js';
import { GuidesService } from './guides.service.js';
import { CountryIndex } from './question/country-index.js';
import { understand } from './question/understand-question.js';
import type { Outcome, QuestionCase } from './question-case.test-data.js';
import { questions } from './questions.test-data.js';
import { readGuides } from './read-guides.js';
import { unseenQuestions } from './unseen-questions.test-data.js';

interface Result {
  readonly outcome: Outcome | 'answered';
  readonly country: string | null;
  readonly section: string;
  readonly answer: string;
}

const least = 0.95;
const languages = ['en', 'es', 'fr', 'ms', 'et', 'ar'];
let guides: GuidesService;
let index: CountryIndex;
beforeAll(async () => {
  const read = await readGuides(fileURLToPath(new URL('data', import.meta.url)));
  guides = new GuidesService(read, languages);
  index = new CountryIndex(read, languages);
});

function outcomeOf(country: string | null, confidence: number): Result['outcome'] {
  if (country !== null) return 'answered';
  if (confidence === confidences.noGuide) return 'noGuide';
  return confidence === confidences.askingBack ? 'asksBack' : 'both';
}

function ask({ ask: query, context }: QuestionCase): Result {
  const section = understand(query, index).sections[0] ?? 'overview';
  const found = guides.search({ query, country: context, reader: english });
  if (!found) return { outcome: 'unanswered', country: null, section, answer: '' };
  const { answer, country, confidence } = found.answer;
  return { outcome: outcomeOf(country, confidence), country, section, answer };
}

/** The questions that come out wrong by this test, to be read when it fails. */
function wrong(cases: readonly QuestionCase[], isRight: (result: Result, wanted: QuestionCase) => boolean): string[] {
  return cases.flatMap((wanted) => {
    const result = ask(wanted);
    const { outcome, country, section } = result;
    return isRight(result, wanted) ? [] : [`${wanted.ask} → ${outcome}, ${country}, ${section}`];
  });
}

describe.each([
  ['tuned with', questions],
  ['not tuned with', unseenQuestions],
])('of the questions that the rules were %s', (_, all) => {
  const answerable = all.filter(({ country }) => country !== undefined);
  const most = (cases: readonly QuestionCase[]) => Math.floor(cases.length * (1 - least));
  const expectFew = (faults: string[], cases: readonly QuestionCase[]) =>
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(most(cases));

  it('at least 95 % are answered for the right country', () => {
    expectFew(
      wrong(answerable, (result, { country }) => result.country === country),
      answerable,
    );
  });

  it('at least 95 % are answered from the right section', () => {
    expectFew(
      wrong(answerable, (result, { section }) => result.section === section),
      answerable,
    );
  });

  it('at least 95 % are answered with the fact that matters', () => {
    expectFew(
      wrong(answerable, (result, { fact = '' }) => result.answer.includes(fact)),
      answerable,
    );
  });

  it('each that is about two countries, none, or one without a guide gets its own reply', () => {
    const others = all.filter(({ outcome }) => outcome !== undefined && outcome !== 'unanswered');
    expectFew(
      wrong(others, (result, { outcome }) => result.outcome === outcome),
      others,
    );
  });

  it('no question that is not for the guides is answered', () => {
    const strangers = all.filter(({ outcome }) => outcome === 'unanswered');
    expect(wrong(strangers, (result) => result.outcome === 'unanswered')).toEqual([]);
  });
});
