import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { companyConfig } from '@meg/shared/contract/company-config';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Languages, languageFor } from '../../../languages/choose-language.js';
import { readLanguages } from '../../../languages/read-languages.js';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import { AdviceService } from '../../advice/advice.service.js';
import { fieldsOf } from '../../guides/answer/guide-fields.js';
import { GuidesService } from '../../guides/guides.service.js';
import { type Guides, readGuides } from '../../guides/read-guides.js';
import { AnswersService } from '../answers.service.js';
import { calibrationQuestions } from './calibration-questions.test-data.js';
import { companyEntries } from './company-entries.test-data.js';

/** From here on an answer says that it is surely right. */
const high = 0.7;

const company = {
  id: 'company',
  slug: 'movers',
  name: 'Careful Movers',
  config: companyConfig.parse({ serviceAreas: ['Leeds'], serviceCountries: ['GB'] }),
};

interface Case {
  readonly language: string;
  readonly country: string;
  readonly right: string;
  readonly query: string;
}

const cases = calibrationQuestions
  .trim()
  .split('\n')
  .map((line): Case => {
    const [language = '', country = '', right = '', ...query] = line.split(' | ').map((part) => part.trim());
    return { language, country, right, query: query.join(' | ') };
  });

describe('answers that say that they are surely right', () => {
  let guides: Guides;
  let languages: Languages;
  let answers: AnswersService;
  beforeAll(async () => {
    guides = await readGuides(fileURLToPath(new URL('../../guides/data', import.meta.url)));
    languages = await readLanguages(fileURLToPath(new URL('../../../../../shared/src/languages', import.meta.url)));
    answers = new AnswersService({
      guides: new GuidesService(guides, languages.keys()),
      knowledge: { forCompany: async () => companyEntries },
      advice: new AdviceService(),
      now: () => 0,
    } as unknown as ConstructorParameters<typeof AnswersService>[0]);
  });

  const ask = ({ query, language }: Case): Promise<Retrieved | undefined> =>
    answers.search({ query, company, reader: languageFor(languages, [language]) }).catch(() => undefined);

  const saysField = (text: string, slug: string, names: string): boolean => {
    const guide = guides.get(slug);
    if (!guide) return false;
    const fields: Record<string, { pieces: readonly string[] }> = fieldsOf(guide);
    return names.split(', ').some((name) => {
      if (name === 'touristVisa' || fields[name]) return fields[name]?.pieces.some((piece) => text.includes(piece));
      return false;
    });
  };

  function isRight({ right, country }: Case, found: Retrieved): boolean {
    const { answer, passages } = found;
    if (right === 'none') return false;
    if (right.startsWith('entry:')) return passages[0]?.id === `company:entry-${right.slice('entry:'.length)}`;
    if (right.startsWith('advice:')) return right.split(', ').some((one) => passages[0]?.id.startsWith(one));
    if (answer.country !== country) return false;
    return right.startsWith('~')
      ? new RegExp(right.slice(1), 'i').test(answer.answer)
      : saysField(answer.answer, country, right);
  }

  async function measure(half: readonly Case[]) {
    const outcomes = await Promise.all(half.map(async (one) => ({ one, found: await ask(one) })));
    const sure = outcomes.filter(({ found }) => found && found.answer.confidence >= high);
    const wrong = sure.filter(({ one, found }) => found && !isRight(one, found));
    const answerable = outcomes.filter(({ one }) => one.right !== 'none');
    const known = answerable.filter(
      ({ one, found }) => found && found.answer.confidence >= high && isRight(one, found),
    );
    return { outcomes, sure, wrong, answerable, known };
  }

  it.each([
    ['tuned with', 0],
    ['set aside', 1],
  ])('are right in 95 of 100 of the questions %s', async (_, rest) => {
    const { outcomes, sure, wrong, answerable, known } = await measure(cases.filter((_, at) => at % 2 === rest));
    const lines = outcomes.map(({ one, found }) => {
      const mark =
        !found || found.answer.confidence < high
          ? one.right === 'none'
            ? 'ok  '
            : 'LOW '
          : wrong.some((w) => w.one === one)
            ? 'BAD '
            : 'ok  ';
      return `${mark} ${found?.answer.confidence ?? '-'} ${found?.answer.country} ${one.language} ${one.country} | ${one.right} | ${one.query}\n        ${found?.passages.map(({ id }) => id).join(' ')} ${found?.answer.answer.slice(0, 160).replaceAll('\n', ' / ')}`;
    });
    if (process.env.OUT)
      writeFileSync(
        `${process.env.OUT}.${rest}.txt`,
        `sure ${sure.length} wrong ${wrong.length} known ${known.length}/${answerable.length}\n${lines.join('\n')}`,
      );
    expect(wrong.length / sure.length).toBeLessThanOrEqual(0.05);
    expect(known.length / answerable.length).toBeGreaterThan(0.6);
  });
});
