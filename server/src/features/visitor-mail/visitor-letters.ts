import { mailtoUrl } from '@meg/shared/domain/leads/contact-links';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { wholeMoney } from '@meg/shared/domain/money/write-money';
import { difficultyFactors } from '@meg/shared/domain/quotes/difficulty';
import { fillNames } from '../../languages/fill-words.js';
import type { Letter, LetterLink, LetterPart } from '../../mail/letter/letter.js';
import { publicCompanyOf } from '../companies/companies.service.js';
import { companyLinks } from '../handoffs/handoffs.service.js';
import type { AnswerFacts, CallbackFacts, QuoteFacts } from './visitor-mail-facts.js';

type LetterFacts = QuoteFacts | CallbackFacts | AnswerFacts;

const mostTips = 3;

/** Fills the names into sentences of the reader's language. */
function fillerFor({ language: { words } }: LetterFacts) {
  return (sentence: string, names: Readonly<Record<string, string>> = {}) => fillNames(sentence, names, words);
}

/** How to reach the company, and who stores the visitor's data. */
function reachParts(facts: LetterFacts): LetterPart[] {
  const { company, subjectId, language } = facts;
  const fill = fillerFor(facts);
  const { mails, chat } = language.words;
  const { name, phone, privacyUrl } = publicCompanyOf(company);
  const { email } = company.config.contactInfo;
  const summary = { company: name, reference: leadReference(subjectId), lead: undefined };
  const { whatsappUrl, phoneUrl } = companyLinks(summary, { company, language });
  const links: LetterLink[] = [
    ...(whatsappUrl ? [{ label: mails.whatsapp, url: whatsappUrl }] : []),
    ...(phoneUrl ? [{ label: fill(mails.call, { phone }), url: phoneUrl }] : []),
    ...(email === '' ? [] : [{ label: mails.write, url: mailtoUrl(email) }]),
  ];
  return [
    ...(links.length > 0
      ? ([
          { is: 'heading', text: fill(mails.reach, { company: name }) },
          { is: 'links', links },
        ] as const)
      : []),
    { is: 'text', text: fill(mails.whose, { company: name }) },
    ...(/^https?:/.test(privacyUrl)
      ? [{ is: 'links', links: [{ label: chat['consent.link'], url: privacyUrl }] } as const]
      : []),
  ];
}

type Content = Pick<Letter, 'subject' | 'parts'> & { why: string };

function letterOf(facts: LetterFacts, { subject, why, parts }: Content, unsubscribe: string): Letter {
  const { to, company, language } = facts;
  const { name, primaryColor, secondaryColor } = publicCompanyOf(company);
  const { mails, direction } = language.words;
  return {
    to,
    subject,
    language: { code: language.code, direction },
    sender: { name, colour: primaryColor, secondColour: secondaryColor },
    parts: [...parts, ...reachParts(facts)],
    foot: [{ text: fillerFor(facts)(why, { company: name }), link: { label: mails.stop, url: unsubscribe } }],
  };
}

function rangeOf({ range, quote, language }: QuoteFacts): string {
  if (range !== '') return range;
  if (!quote || quote.minPrice === null || quote.maxPrice === null) return '';
  const { currency, minPrice, maxPrice } = quote;
  return wholeMoney(language.moneyTag ?? language.tag, currency).formatRange(minPrice, maxPrice);
}

/** Leaves out the lines of the price if they belong to another range than the visitor saw. */
function workings({ quote, isSeen, language: { words } }: QuoteFacts): LetterPart[] {
  if (!quote) return [];
  const lines = isSeen ? quote.lines.map(({ text }) => text) : [];
  const exclusions = quote.exclusions.map(({ text }) => text);
  return [...listUnder(words.mails.quote.rests_on, lines), ...listUnder(words.chat['workings.exclusions'], exclusions)];
}

function listUnder(heading: string, items: readonly string[]): LetterPart[] {
  if (items.length === 0) return [];
  return [
    { is: 'heading', text: heading },
    { is: 'list', items },
  ];
}

function difficulty(facts: QuoteFacts): LetterPart[] {
  const rating = facts.quote?.difficultyRating;
  if (!rating) return [];
  const { chat } = facts.language.words;
  const fill = fillerFor(facts);
  const score = (points: number) =>
    fill(chat['difficulty.outOf'], { score: new Intl.NumberFormat(facts.language.tag).format(points) });
  return [
    { is: 'heading', text: chat['difficulty.title'] },
    { is: 'text', text: `${rating.label} (${score(rating.overallRating)}). ${rating.description}` },
    { is: 'facts', rows: difficultyFactors.map((name) => [chat[`factor.${name}`], score(rating.factors[name].score)]) },
    { is: 'list', items: rating.tips.slice(0, mostTips) },
  ];
}

export function quoteLetter(facts: QuoteFacts, unsubscribe: string): Letter {
  const { company, name, originCity, destinationCity, movingDate, subjectId, language, quote } = facts;
  const { mails, chat } = language.words;
  const fill = fillerFor(facts);
  const reference = leadReference(subjectId);
  const names = { company: publicCompanyOf(company).name, reference };
  const range = rangeOf(facts);
  const rows = [
    [mails.reference, reference],
    ...(originCity === '' ? [] : [[mails.from, originCity] as const]),
    ...(destinationCity === '' ? [] : [[mails.to, destinationCity] as const]),
    ...(movingDate === '' ? [] : [[mails.date, movingDate] as const]),
  ] as const;
  const parts: LetterPart[] = [
    { is: 'text', text: name === '' ? mails.hello_nameless : fill(mails.hello, { name }) },
    { is: 'text', text: fill(range === '' ? mails.quote.intro_without_range : mails.quote.intro, names) },
    ...(range === '' ? [] : [{ is: 'figure', label: chat['quote.label'], value: range } as const]),
    { is: 'facts', rows: rows as readonly (readonly [string, string])[] },
    ...(range === '' ? [] : [...workings(facts), ...difficulty(facts)]),
    ...(quote && range !== '' ? [{ is: 'text', text: quote.disclaimer } as const] : []),
  ];
  const content = { subject: fill(mails.quote.subject, names), why: mails.quote.why, parts };
  return { ...letterOf(facts, content, unsubscribe), preview: range === '' ? reference : range };
}

/** The company's answer to what the visitor asked in the chat. */
export function answerLetter(facts: AnswerFacts, unsubscribe: string): Letter {
  const { company, name, asked, answer, subjectId, language } = facts;
  const { mails } = language.words;
  const fill = fillerFor(facts);
  const names = { company: publicCompanyOf(company).name, reference: leadReference(subjectId) };
  const paragraphs = answer.split(/\n\s*\n/).map((text): LetterPart => ({ is: 'text', text: text.trim() }));
  const parts: LetterPart[] = [
    { is: 'text', text: name === '' ? mails.hello_nameless : fill(mails.hello, { name }) },
    { is: 'text', text: fill(mails.answer.intro, names) },
    ...(asked === ''
      ? []
      : ([
          { is: 'heading', text: mails.answer.asked },
          { is: 'text', text: asked },
        ] as const)),
    { is: 'heading', text: fill(mails.answer.answer, names) },
    ...paragraphs,
    { is: 'facts', rows: [[mails.reference, names.reference]] },
  ];
  const content = { subject: fill(mails.answer.subject, names), why: mails.answer.why, parts };
  return letterOf(facts, content, unsubscribe);
}

interface TimePlace {
  timeZone: string;
  tag: string;
}

function timeText(atMs: number, { timeZone, tag }: TimePlace): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const clock = { hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'long' } as const;
  return new Intl.DateTimeFormat(tag, { ...day, ...clock }).format(atMs);
}

/** For a subject: "Tuesday, Nov 24, 10:00 AM". */
function shortTimeText(atMs: number, { timeZone, tag }: TimePlace): string {
  const day = { weekday: 'long', day: 'numeric', month: 'short' } as const;
  const clock = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat(tag, { ...day, ...clock }).format(atMs);
}

function callbackWords({ handoff, movedFromMs, language }: CallbackFacts) {
  const { callback, cancellation, moved } = language.words.mails;
  if (handoff.cancelledAt !== null) return { ...callback, ...cancellation };
  return movedFromMs === undefined ? callback : { ...callback, ...moved };
}

export function callbackLetter(facts: CallbackFacts, unsubscribe: string): Letter {
  const { company, handoff, name, movedFromMs, subjectId, language } = facts;
  const { mails } = language.words;
  const words = callbackWords(facts);
  const fill = fillerFor(facts);
  const reference = leadReference(subjectId);
  const visitors = { timeZone: handoff.timezone, tag: language.tag };
  const companys = { ...visitors, timeZone: company.config.chatbotConfig.businessHours.timezone };
  const when = shortTimeText(handoff.slotStart, visitors);
  const names = { company: publicCompanyOf(company).name, reference, when };
  const own = timeText(handoff.slotStart, visitors);
  const theirs = timeText(handoff.slotStart, companys);
  const rows = [
    ...(movedFromMs === undefined ? [] : [[mails.moved.time_before, timeText(movedFromMs, visitors)] as const]),
    ...(own === theirs ? [] : [[fill(words.their_time, names), theirs] as const]),
    [mails.reference, reference] as const,
  ];
  const parts: LetterPart[] = [
    { is: 'text', text: name === '' ? mails.hello_nameless : fill(mails.hello, { name }) },
    { is: 'text', text: fill(words.intro, names) },
    { is: 'figure', label: words.your_time, value: own },
    { is: 'facts', rows },
    { is: 'text', text: words.calendar },
  ];
  const content = { subject: fill(words.subject, names), why: words.why, parts };
  return { ...letterOf(facts, content, unsubscribe), preview: own };
}
