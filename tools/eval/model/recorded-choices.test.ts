import { expect, it } from 'vitest';
import { answerCatalogue } from '../../../server/src/features/answers/chosen/answer-catalogue.js';
import { choiceKey, readChoices, recordedChoice } from './recorded-choices.mjs';

const slugs = [
  ...new Set([...readChoices().values()].flatMap(({ country, context }) => [country?.slug, context].filter(Boolean))),
];
const ids = answerCatalogue(slugs).topics.map(({ id }) => id);
const recorded = [...readChoices().values()];

it.each(recorded)('is a choice of what is offered: $message', ({ message, choices, country }) => {
  expect([1, 2]).toContain(choices.length);
  for (const choice of choices) if (!choice.startsWith('entry:')) expect(ids).toContain(choice);
  if (country) expect(message.toLowerCase()).toContain(country.quote.toLowerCase());
});

it('is found by what the visitor wrote, in which language and on which country', () => {
  const key = { message: 'and plugs?', language: 'en', context: 'japan', previousQuestion: '' };
  const known = new Map([[choiceKey(key), { ...key, choices: ['entry:Do you store?'], country: null }]]);
  const asked = { message: 'and plugs?', language: 'en', conversationCountry: 'japan', previousQuestion: '' };
  const entries = [{ id: 'entry:1', question: 'Do you pack?' }].concat({ id: 'entry:2', question: 'Do you store?' });
  expect(recordedChoice(known, { ...asked, entries })).toEqual({ choices: ['entry:2'], country: null });
  expect(recordedChoice(known, { ...asked, entries, conversationCountry: 'spain' })).toBeUndefined();
});
