import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { type AskedQuestion, AskedQuestions } from './asked-questions.service.js';

const company = { id: 'c-1', slug: 'movers', name: 'Movers', config: { branding: { companyName: 'Movers' } } };
const guides = { countriesIn: () => [], understand: () => ({ countries: { about: [] } }) };

function createQuestions(transaction: () => Promise<void>) {
  const warn = vi.fn();
  const logger = Object.assign(pino({ level: 'silent' }), { warn });
  const needs = { database: { transaction }, now: () => 0, newId: () => 'id', logger, guides };
  return { questions: new AskedQuestions(needs as never), warn };
}

const asked = (at: number, network = `192.0.2.${at}`) =>
  ({ company, query: `Do you tune ${at}?`, language: 'en', isToCompany: false, network }) as unknown as AskedQuestion;

it('no answer waits for the storing of its question, and none fails by it', async () => {
  const transaction = vi.fn(() => Promise.reject(new Error('disk full')));
  const { questions, warn } = createQuestions(transaction);
  questions.note(asked(1));
  expect(transaction).not.toHaveBeenCalled();
  await questions.settle();
  expect(warn).toHaveBeenCalledOnce();
  questions.note(asked(2));
  await questions.settle();
  expect(transaction).toHaveBeenCalledTimes(2);
});

it('a flood of questions is cut off before it is stored', async () => {
  const transaction = vi.fn(() => Promise.resolve());
  const { questions } = createQuestions(transaction);
  for (let at = 0; at < 10_000; at++) questions.note(asked(at));
  await questions.settle();
  expect(transaction).toHaveBeenCalledTimes(400 / 20);
});

it('questions with a sure answer, and answers that ask back, are none', async () => {
  const transaction = vi.fn(() => Promise.resolve());
  const { questions } = createQuestions(transaction);
  for (const confidence of [0.9, 0.7, 0.4]) questions.note({ ...asked(1), answer: { answer: 'Yes.', confidence } });
  await questions.settle();
  expect(transaction).not.toHaveBeenCalled();
});
