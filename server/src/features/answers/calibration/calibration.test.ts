import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { companyConfig } from '@meg/shared/contract/company-config';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Languages, languageFor } from '../../../languages/choose-language.js';
import { readLanguages } from '../../../languages/read-languages.js';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import { Matters } from '../../../retrieval/matters/matters.js';
import { AdviceService } from '../../advice/advice.service.js';
import { fieldsOf } from '../../guides/answer/guide-fields.js';
import { GuidesService } from '../../guides/guides.service.js';
import { type Guides, readGuides } from '../../guides/read-guides.js';
import { AnswersService } from '../answers.service.js';
import { calibrationQuestions } from './calibration-questions.test-data.js';
import { companyEntries } from './company-entries.test-data.js';
import { setAsideQuestions } from './set-aside-questions.test-data.js';

/** From here on an answer says that it is surely right. */
const high = 0.7;
const mostWrong = 0.05;
const leastKnown = 0.6;

const company = {
  isRatesConfirmed: true,
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

function casesIn(lines: string): Case[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [language = '', country = '', right = '', query = ''] = line.split(' | ');
      return { language, country, right, query };
    });
}

describe('answers that say that they are surely right', () => {
  let guides: Guides;
  let languages: Languages;
  let answers: AnswersService;
  beforeAll(async () => {
    const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
    guides = await readGuides(folderOf('../../guides/data'));
    languages = await readLanguages(folderOf('../../../../../shared/src/languages'));
    const matters = new Matters(readFileSync(folderOf('../../../../dist/matters.bin')));
    answers = new AnswersService({
      guides: new GuidesService(guides, languages.keys(), matters),
      matters,
      knowledge: { forCompany: async () => companyEntries },
      askedQuestions: { note: () => undefined },
      advice: new AdviceService(),
      languages,
      mailer: {},
      standing: { waitsFor: async () => null },
      now: () => 0,
    } as unknown as ConstructorParameters<typeof AnswersService>[0]);
  });

  const ask = ({ query, language }: Case): Promise<Retrieved | undefined> =>
    answers.search({ query, company, reader: languageFor(languages, [language]) }).catch(() => undefined);

  function saysField(text: string, slug: string, names: readonly string[]): boolean {
    const guide = guides.get(slug);
    const fields: Record<string, { pieces: readonly string[] }> = guide ? fieldsOf(guide) : {};
    return names.some((name) => fields[name]?.pieces.some((piece) => text.includes(piece)));
  }

  function isRight({ right, country }: Case, { answer, passages }: Retrieved): boolean {
    const id = passages[0]?.id ?? '';
    const accepted = right.split(', ');
    if (right.startsWith('entry:')) return id === `company:entry-${right.slice('entry:'.length)}`;
    if (right.startsWith('advice:')) return accepted.some((one) => id.startsWith(one));
    if (right === 'none' || answer.country !== country) return false;
    const isSaid = accepted.some((one) => one.startsWith('~') && new RegExp(one.slice(1), 'i').test(answer.answer));
    return isSaid || saysField(answer.answer, country, accepted);
  }

  async function measure(cases: readonly Case[]) {
    const outcomes = await Promise.all(cases.map(async (one) => ({ one, found: await ask(one) })));
    const sure = outcomes.flatMap(({ one, found }) =>
      found && found.answer.confidence >= high ? [{ one, found, isRight: isRight(one, found) }] : [],
    );
    const answerable = cases.filter(({ right }) => right !== 'none');
    const wrong = sure.filter((outcome) => !outcome.isRight);
    return {
      wrong: wrong.map(({ one, found }) => `${one.query} → ${found.passages[0]?.id ?? found.answer.answer}`),
      shareWrong: wrong.length / sure.length,
      shareKnown: (sure.length - wrong.length) / answerable.length,
    };
  }

  it.each([
    ['came before the rules', calibrationQuestions],
    ['came after the rules', setAsideQuestions],
  ])('are right in at least 95 of 100 of the questions that %s', async (_, lines) => {
    const { wrong, shareWrong, shareKnown } = await measure(casesIn(lines));
    expect(shareWrong, wrong.join('\n')).toBeLessThanOrEqual(mostWrong);
    expect(shareKnown).toBeGreaterThanOrEqual(leastKnown);
  });
});
