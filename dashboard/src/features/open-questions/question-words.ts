import type { OpenQuestion, OpenQuestionState } from '@meg/shared/contract/open-questions';
import { formatNumber } from '../../ui/text/format.js';
import type { QuestionFilter, QuestionsOf } from './open-questions.queries.js';

export const kindWords: Readonly<Record<OpenQuestion['kind'], string>> = {
  unanswered: 'No answer',
  unsure: 'Not sure',
};

/** A company answers a question by an entry; the platform's staff mark what they have written into a guide. */
export const stateWords: Readonly<Record<QuestionsOf, Readonly<Record<OpenQuestionState, string>>>> = {
  company: { open: 'Open', answered: 'Answered', dismissed: 'Not for us' },
  guides: { open: 'Open', answered: 'Done', dismissed: 'Not for guides' },
};

export function countryName(slug: string): string {
  return slug.replace(/(^|-)(\p{L})/gu, (_, hyphen: string, letter: string) => (hyphen && ' ') + letter.toUpperCase());
}

export function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}

export const timesWords = (asked: number): string => (asked === 1 ? 'once' : `${formatNumber(asked)} times`);

const states: readonly OpenQuestionState[] = ['open', 'answered', 'dismissed'];

export function readFilter(search: URLSearchParams): QuestionFilter {
  const kind = search.get('kind');
  return {
    state: states.find((state) => state === search.get('state')) ?? 'open',
    kind: kind === 'unanswered' || kind === 'unsure' ? kind : '',
    language: search.get('language') ?? '',
    country: search.get('country') ?? '',
    order: search.get('order') === 'latest' ? 'latest' : 'often',
  };
}
