import { adviceIds, adviceTexts } from '../../advice/advice.service.js';
import { type FieldName, fieldDescriptions } from '../../guides/guides.service.js';
import type { Catalogue, Topic } from '../../language-model/passage-chooser.service.js';
import type { CompanyTopic } from '../company/company-questions.js';

const settings: Readonly<Record<CompanyTopic, string>> = {
  itself: 'who or what the visitor is talking to: a robot, a person, its name',
  hours: 'when the company is open and can be reached',
  phone: 'the telephone number of the company',
  email: 'the e-mail address of the company',
  address: 'where the company and its office are',
  website: 'the website of the company',
  contact: 'how to reach the company in general',
  privacy: 'what the company does with personal data',
  local: 'whether the company does moves within a city or a country',
  areas: 'which places and countries the company serves',
};

export const notTold = 'not_told';
const none = 'none';

const without = [
  { id: notTold, about: 'a question about this company that no setting and no entry answers' },
  { id: none, about: 'nothing of this list answers' },
];

const described = (kind: string, topics: object): Topic[] =>
  Object.entries(topics).map(([id, about]) => ({ id: `${kind}:${id}`, about }));

const advised = (): Topic[] =>
  adviceIds.map((id) => ({ id: `advice:${id}`, about: adviceTexts.en?.[id].asks[0] ?? id }));

/** All that a question may be about, as a language model is offered it. */
export const answerCatalogue = (countries: readonly string[]): Catalogue => ({
  topics: [...described('guide', fieldDescriptions), ...advised(), ...described('setting', settings), ...without],
  countries,
});

const isIn = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(table, key);

const nameIn = (kind: string, id: string): string => (id.startsWith(`${kind}:`) ? id.slice(kind.length + 1) : '');

export function guidePartOf(id: string): FieldName | undefined {
  const name = nameIn('guide', id);
  return isIn(fieldDescriptions, name) ? name : undefined;
}

export function settingOf(id: string): CompanyTopic | undefined {
  const name = nameIn('setting', id);
  return isIn(settings, name) ? name : undefined;
}

export const adviceOf = (id: string) => adviceIds.find((one) => one === nameIn('advice', id));
