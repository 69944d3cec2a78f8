import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { difficultyFactors } from '@meg/shared/domain/quotes/difficulty';
import { fillNames } from '../../languages/fill-words.js';
import type { Letter, LetterLink, LetterPart } from '../../mail/letter/letter.js';
import { publicCompanyOf } from '../companies/companies.service.js';
import { companyLinks } from '../handoffs/handoffs.service.js';
import type { CallbackFacts, QuoteFacts } from './visitor-mail-facts.js';

type LetterFacts = QuoteFacts | CallbackFacts;

const mostTips = 3;

function teller({ language: { words } }: LetterFacts) {
  return (sentence: string, names: Readonly<Record<string, string>> = {}) => fillNames(sentence, names, words);
}

/** How the company is reached, and who has what the visitor told. */
function reachParts(told: LetterFacts): LetterPart[] {
  const { company, subjectId, language } = told;
  const tell = teller(told);
  const { mails, chat } = language.words;
  const { name, phone, privacyUrl } = publicCompanyOf(company);
  const { email } = company.config.contactInfo;
  const summary = { company: name, reference: leadReference(subjectId), lead: undefined };
  const { whatsappUrl, phoneUrl } = companyLinks(summary, { company, language });
  const links: LetterLink[] = [
    ...(whatsappUrl ? [{ label: mails.whatsapp, url: whatsappUrl }] : []),
    ...(phoneUrl ? [{ label: tell(mails.call, { phone }), url: phoneUrl }] : []),
    ...(email === '' ? [] : [{ label: mails.write, url: `mailto:${encodeURIComponent(email)}` }]),
  ];
  return [
    ...(links.length > 0
      ? ([
          { is: 'heading', text: tell(mails.reach, { company: name }) },
          { is: 'links', links },
        ] as const)
      : []),
    { is: 'text', text: tell(mails.whose, { company: name }) },
    ...(/^https?:/.test(privacyUrl)
      ? [{ is: 'links', links: [{ label: chat['consent.link'], url: privacyUrl }] } as const]
      : []),
  ];
}

interface Content {
  subject: string;
  why: string;
  parts: readonly LetterPart[];
}

function letterOf(told: LetterFacts, { subject, why, parts }: Content, unsubscribe: string): Letter {
  const { to, company, language } = told;
  const { name, primaryColor } = publicCompanyOf(company);
  const { mails, direction } = language.words;
  return {
    to,
    subject,
    language: { code: language.code, direction },
    sender: { name, colour: primaryColor },
    parts: [...parts, ...reachParts(told)],
    foot: [{ text: teller(told)(why, { company: name }), link: { label: mails.stop, url: unsubscribe } }],
  };
}

function rangeOf({ range, quote, language }: QuoteFacts): string {
  if (range !== '') return range;
  if (!quote || quote.minPrice === null || quote.maxPrice === null) return '';
  const { currency, minPrice, maxPrice } = quote;
  const format = new Intl.NumberFormat(language.tag, { style: 'currency', currency, maximumFractionDigits: 0 });
  return format.formatRange(minPrice, maxPrice);
}

/** Only of the range that was seen: figures of another would stand against it. */
function workings({ quote, isSeen, language: { words } }: QuoteFacts): LetterPart[] {
  if (!quote) return [];
  const lines = isSeen ? quote.lines.map(({ text }) => text) : [];
  const exclusions = quote.exclusions.map(({ text }) => text);
  return [
    ...(lines.length > 0
      ? ([
          { is: 'heading', text: words.mails.quote.rests_on },
          { is: 'list', items: lines },
        ] as const)
      : []),
    ...(exclusions.length > 0
      ? ([
          { is: 'heading', text: words.chat['workings.exclusions'] },
          { is: 'list', items: exclusions },
        ] as const)
      : []),
  ];
}

function difficulty(told: QuoteFacts): LetterPart[] {
  const rating = told.quote?.difficultyRating;
  if (!rating) return [];
  const { chat } = told.language.words;
  const tell = teller(told);
  const score = (points: number) =>
    tell(chat['difficulty.outOf'], { score: new Intl.NumberFormat(told.language.tag).format(points) });
  return [
    { is: 'heading', text: chat['difficulty.title'] },
    { is: 'text', text: `${rating.label} (${score(rating.overallRating)}). ${rating.description}` },
    { is: 'facts', rows: difficultyFactors.map((name) => [chat[`factor.${name}`], score(rating.factors[name].score)]) },
    { is: 'list', items: rating.tips.slice(0, mostTips) },
  ];
}

export function quoteLetter(told: QuoteFacts, unsubscribe: string): Letter {
  const { company, name, originCity, destinationCity, subjectId, language, quote } = told;
  const { mails, chat } = language.words;
  const tell = teller(told);
  const reference = leadReference(subjectId);
  const names = { company: publicCompanyOf(company).name, reference };
  const range = rangeOf(told);
  const rows = [
    [mails.reference, reference],
    ...(originCity === '' ? [] : [[mails.from, originCity] as const]),
    ...(destinationCity === '' ? [] : [[mails.to, destinationCity] as const]),
  ] as const;
  const parts: LetterPart[] = [
    { is: 'text', text: name === '' ? mails.hello_nameless : tell(mails.hello, { name }) },
    { is: 'text', text: tell(range === '' ? mails.quote.intro_without_range : mails.quote.intro, names) },
    ...(range === '' ? [] : [{ is: 'figure', label: chat['quote.label'], value: range } as const]),
    { is: 'facts', rows: rows as readonly (readonly [string, string])[] },
    ...(range === '' ? [] : [...workings(told), ...difficulty(told)]),
    ...(quote && range !== '' ? [{ is: 'text', text: quote.disclaimer } as const] : []),
  ];
  const letter = letterOf(
    told,
    { subject: tell(mails.quote.subject, names), why: mails.quote.why, parts },
    unsubscribe,
  );
  return { ...letter, preview: range === '' ? reference : range };
}

function timeText(atMs: number, timeZone: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'long',
  });
  return format.format(atMs);
}

export function callbackLetter(told: CallbackFacts, unsubscribe: string): Letter {
  const { company, handoff, subjectId, language } = told;
  const { mails } = language.words;
  const tell = teller(told);
  const reference = leadReference(subjectId);
  const names = { company: publicCompanyOf(company).name, reference };
  const own = timeText(handoff.slotStart, handoff.timezone, language.tag);
  const theirs = timeText(handoff.slotStart, company.config.chatbotConfig.businessHours.timezone, language.tag);
  const rows = [
    ...(own === theirs ? [] : [[tell(mails.callback.their_time, names), theirs] as const]),
    [mails.reference, reference] as const,
  ];
  const parts: LetterPart[] = [
    { is: 'text', text: mails.hello_nameless },
    { is: 'text', text: tell(mails.callback.intro, names) },
    { is: 'figure', label: mails.callback.your_time, value: own },
    { is: 'facts', rows },
    { is: 'text', text: mails.callback.calendar },
  ];
  const content = { subject: tell(mails.callback.subject, names), why: mails.callback.why, parts };
  return { ...letterOf(told, content, unsubscribe), preview: own };
}
