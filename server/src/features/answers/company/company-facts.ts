import { type ChatTopic, chatTopic, isSurelyOfChat } from '../../../asked/chat-questions.js';
import type { Feeling } from '../../../asked/feelings.js';
import { asksIfPerson } from '../../../asked/person-or-bot.js';
import { asksForPlace, asksToBeMoved } from '../../../asked/served-places.js';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import { plainSentence, wordsOf } from '../../../text/question-words.js';
import type { KnownCountry } from '../../guides/guides.service.js';
import { sayOfChat } from './chat-facts.js';
import { sayHours } from './company-hours.js';
import type { CompanyQuestion } from './company-question.js';
import { type CompanyTopic, companyTopics } from './company-questions.js';
import { nameOf, sourceOf } from './company-source.js';
import { sayOpenOn } from './open-on-day.js';
import { plainWords } from './to-company.js';

const sure = 0.9;
const notTold = 0.4;
const mostQuoted = 80;

type Say = (question: CompanyQuestion) => string | undefined;

const contactLine =
  (key: 'phone' | 'email' | 'address' | 'website'): Say =>
  ({ company, words }) => {
    const value = company.config.contactInfo[key];
    return value === '' ? undefined : words.say(key, { company: nameOf(company), [key]: value });
  };

function sayContacts(question: CompanyQuestion): string | undefined {
  const lines = (['phone', 'email', 'website', 'address'] as const).flatMap((key) => contactLine(key)(question) ?? []);
  return lines.length > 0 ? lines.join('\n') : undefined;
}

function sayLocal(question: CompanyQuestion): string {
  const { company, words } = question;
  const names = { company: nameOf(company) };
  if (!company.config.localMoves) return words.say('local_no', names);
  return `${words.say('local_yes', names)} ${sayCountries(question)}`.trim();
}

function sayCountries({ company, words }: CompanyQuestion): string {
  const { serviceCountries } = company.config;
  if (serviceCountries.length === 0) return '';
  const countries = words.all(
    serviceCountries.map((code) => words.knownInSentence({ slug: null, name: words.byCode(code, code), code })),
  );
  return words.say('countries', { company: nameOf(company), countries });
}

const plain = (text: string): string => plainSentence(wordsOf(text));

/** An area of the company's list that the question names. */
function areaIn({ company, query }: CompanyQuestion): string | undefined {
  const sentence = plain(query);
  return company.config.serviceAreas.find((area) => plain(area).trim() !== '' && sentence.includes(plain(area)));
}

function namedCountry({ understood }: CompanyQuestion): KnownCountry | undefined {
  return understood.countries.about[0] ?? understood.countries.from[0];
}

function sayServed({ company, words }: CompanyQuestion, country: KnownCountry): string {
  return words.say('countries_yes', { company: nameOf(company), country: words.knownInSentence(country) });
}

/** Whether the company's list has the country for its moves. */
const isServed = ({ company: { config } }: CompanyQuestion, { code }: KnownCountry): boolean =>
  config.localMoves && code !== null && config.serviceCountries.includes(code);

/** A country that is asked for and not on the company's list, which only a person may promise. */
function countryNotListed(question: CompanyQuestion): KnownCountry | undefined {
  const country = namedCountry(question);
  const isKnown = country === undefined || areaIn(question) !== undefined || isServed(question, country);
  return isKnown ? undefined : country;
}

/** What it is not known to do, with the list, and a person in place of a form. */
function sayNotListed(question: CompanyQuestion, country: KnownCountry): Retrieved {
  const { company, words } = question;
  const names = { company: nameOf(company), country: words.knownInSentence(country) };
  const said = [words.say('countries_no', names), sayCountries(question)].filter(Boolean).join(' ');
  return {
    answer: { answer: said, sources: [], country: null, confidence: notTold, language: words.reader.code },
    passages: [],
    toCompany: true,
  };
}

function sayAreas(question: CompanyQuestion): string {
  const { company, words } = question;
  const { serviceAreas, localMoves } = company.config;
  const names = { company: nameOf(company) };
  const place = areaIn(question);
  if (place) return words.say('area_yes', { ...names, place });
  const country = namedCountry(question);
  if (country && isServed(question, country) && !question.understood.countries.isByCity)
    return sayServed(question, country);
  return [
    serviceAreas.length > 0 ? words.say('areas', { ...names, areas: words.all(serviceAreas) }) : '',
    localMoves ? sayCountries(question) : words.say('local_no', names),
    words.say('area_ask', names),
  ]
    .filter(Boolean)
    .join(' ');
}

const byTopic: Readonly<Record<CompanyTopic, Say>> = {
  itself: ({ company, words }) => words.say('itself', { company: nameOf(company) }),
  hours: ({ company, words, nowMs }) =>
    sayHours(company.config.chatbotConfig.businessHours, words, { company: nameOf(company), nowMs }),
  phone: contactLine('phone'),
  email: contactLine('email'),
  address: contactLine('address'),
  website: contactLine('website'),
  contact: sayContacts,
  privacy: ({ company, words }) => {
    const { privacyUrl } = company.config;
    return privacyUrl === '' ? undefined : words.say('privacy', { company: nameOf(company), url: privacyUrl });
  },
  local: sayLocal,
  areas: sayAreas,
};

/** For other topics of a country, such as its banks, the guides answer. */
const aboutItself = new Set<CompanyTopic>(['local', 'areas']);

function topicOf(question: CompanyQuestion): CompanyTopic | undefined {
  const { understood, query } = question;
  const isAbroad = understood.countries.about.length > 0;
  if (asksIfPerson(plain(query))) return 'itself';
  const [topic] = companyTopics(plain(query)).filter((one) => aboutItself.has(one) || !isAbroad);
  if (topic) return understood.sections.length > 0 && isAbroad ? undefined : topic;
  const namesPlace = areaIn(question) !== undefined || namedCountry(question) !== undefined;
  const asksIfServed = asksForPlace(plain(query)) || asksToBeMoved(plain(query));
  return namesPlace && understood.sections.length === 0 && asksIfServed ? 'areas' : undefined;
}

const mostWordsOnList = 9;

/** Where a country is named, the question is mostly about its offices and its people. */
function chatTopicOf({ understood, query, knownOfMove }: CompanyQuestion) {
  const words = plainWords(wordsOf(query));
  const namesCountry = understood.countries.about.length > 0;
  if (namesCountry && !isSurelyOfChat(words)) return undefined;
  const topic = chatTopic(words);
  // "Do they need the serial numbers of my fridge and TV in the list?": customs have lists as well.
  const isOfOtherList = topic === 'inList' && (namesCountry || words.length > mostWordsOnList);
  return isOfOtherList && knownOfMove().length === 0 ? undefined : topic;
}

function answerOf({ company, words }: CompanyQuestion, topic: string, text: string, confidence = sure): Retrieved {
  const sources = [sourceOf(company)];
  return {
    answer: { answer: text, sources, country: null, confidence, language: words.reader.code },
    passages: [{ id: `company:${topic}`, text, country: null, sources }],
  };
}

/** What the chat says of itself; undefined if it is not asked about that. */
export function answerOnChat(question: CompanyQuestion): Retrieved | undefined {
  const topic = chatTopicOf(question);
  return topic && answerOf(question, topic, sayOfChat(topic, question));
}

/** Answers from the company's settings; undefined if they do not say. */
export function answerFromCompany(question: CompanyQuestion): Retrieved | undefined {
  const topic = topicOf(question);
  const country = topic === 'areas' ? countryNotListed(question) : undefined;
  if (country) return sayNotListed(question, country);
  const text = topic && byTopic[topic](question);
  return text ? answerOf(question, topic, text) : undefined;
}

/** What the chat says of itself on this topic. */
export function answerOnChatTopic(question: CompanyQuestion, topic: ChatTopic, confidence: number): Retrieved {
  return answerOf(question, topic, sayOfChat(topic, question), confidence);
}

/** Answers from this part of the settings; undefined if the company has not filled it in. */
export function answerOnTopic(
  question: CompanyQuestion,
  topic: CompanyTopic,
  confidence = sure,
): Retrieved | undefined {
  const text = byTopic[topic](question);
  return text ? answerOf(question, topic, text, confidence) : undefined;
}

/** What the chat is, if that is asked, which nothing else could be meant by. */
export const answerOnItself = (question: CompanyQuestion): Retrieved | undefined =>
  asksIfPerson(plain(question.query)) ? answerOnTopic(question, 'itself') : undefined;

/** Whether the company is there on the holiday or the date that is asked about. */
export function answerOnDay(question: CompanyQuestion): Retrieved | undefined {
  const text = question.understood.countries.about.length > 0 ? undefined : sayOpenOn(question);
  return text === undefined ? undefined : answerOf(question, 'hours', text);
}

/** Whether the question is one that settings answer where the company has filled them in. */
export const asksForSettings = (question: CompanyQuestion): boolean => topicOf(question) !== undefined;

/** That it takes the things that are asked for, since its price list has them. */
export function sayOnPriceList({ company, words }: CompanyQuestion, things: readonly string[]): Retrieved {
  const answer = words.say('on_price_list', { company: nameOf(company), things: words.all(things) });
  return {
    answer: { answer, sources: [sourceOf(company)], country: null, confidence: sure, language: words.reader.code },
    passages: [],
  };
}

/** A kind line for what the visitor goes through, with a person of the company offered. */
export function sayKindly({ company, words }: CompanyQuestion, feeling: Feeling): Retrieved {
  const answer = words.say(`kind_${feeling}`, { company: nameOf(company) });
  return {
    answer: { answer, sources: [], country: null, confidence: sure, language: words.reader.code },
    passages: [],
  };
}

/** That the chat does not know whether tax is in a price, beside what the one on the screen is known to include. */
export function sayTaxNotTold({ company, words }: CompanyQuestion, parts?: string): Retrieved {
  const said = words.say('tax_not_told', { company: nameOf(company) });
  const answer = parts ? `${said}\n\n${parts}` : said;
  return {
    answer: { answer, sources: [], country: null, confidence: notTold, language: words.reader.code },
    passages: [],
    toCompany: true,
  };
}

/** That the chat knows nothing of other firms. */
export function sayNoComparing({ company, words }: CompanyQuestion): Retrieved {
  const answer = words.say('no_comparing', { company: nameOf(company) });
  return {
    answer: { answer, sources: [], country: null, confidence: notTold, language: words.reader.code },
    passages: [],
    toCompany: true,
  };
}

/** That the company has not said it, and that the question is passed on. */
export function sayNotTold({ company, words, query }: CompanyQuestion): Retrieved {
  // With the question, so that two in a row do not read as one answer that repeats itself.
  const question = query.length <= mostQuoted ? `“${query.trim()}”\n` : '';
  const answer = `${question}${words.say('not_told', { company: nameOf(company) })}`;
  return {
    answer: { answer, sources: [], country: null, confidence: notTold, language: words.reader.code },
    passages: [],
    toCompany: true,
  };
}
