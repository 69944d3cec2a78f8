import type { ChatTopic } from '../../../asked/chat-questions.js';
import { type Company, publicCompanyOf } from '../../companies/companies.service.js';
import type { AnswerKey } from '../../guides/guides.service.js';
import type { CompanyQuestion } from './company-question.js';
import { nameOf } from './company-source.js';

/** What the form asks for, and when. Companies that have not chosen ask for both. */
function formOf({ config: { chatbotConfig } }: Company) {
  const { contactRequired } = chatbotConfig as { readonly contactRequired?: 'both' | 'either' };
  const contact: AnswerKey = contactRequired === 'either' ? 'contact_either' : 'contact_both';
  const range: AnswerKey = chatbotConfig.quoteFirst ? 'range_first' : 'range_after';
  return { contact, range };
}

/** Topics that take more than sentences about the form. */
type OwnTopic = 'noted' | 'inList' | 'byMail' | 'languages';

const keysFor: Readonly<
  Record<Exclude<ChatTopic, OwnTopic>, (form: ReturnType<typeof formOf>) => readonly AnswerKey[]>
> = {
  signUp: () => ['sign_up'],
  isFree: () => ['is_free'],
  whoSees: () => ['who_sees'],
  reference: () => ['reference_above'],
  waits: () => ['take_time'],
  whenCalled: () => ['when_called'],
  booked: () => ['booked_here'],
  score: () => ['readiness_score'],
  justPrice: ({ range, contact }) => (range === 'range_first' ? [range] : [range, contact, 'form_closes']),
  whyContact: ({ contact }) => ['why_contact', contact],
  withoutContact: ({ contact, range }) => [contact, range, 'form_closes', 'why_contact'],
};

type Asked = Pick<
  CompanyQuestion,
  'company' | 'words' | 'hasRange' | 'mayMail' | 'knownOfMove' | 'askedThings' | 'chatLanguages'
>;

function sayNoted({ words, knownOfMove }: Asked): string {
  const facts = knownOfMove();
  if (facts.length === 0) return words.say('noted_nothing');
  return [words.say('noted'), ...facts.map((fact) => `• ${fact}`), words.say('noted_change')].join('\n');
}

/** Yes or no for each thing that the question names, and then the list. */
function sayInList(asked: Asked): string {
  const { words, askedThings } = asked;
  const { noted, missing } = askedThings();
  const lines = [
    noted.length > 0 ? words.say('noted_has', { things: words.all(noted) }) : '',
    missing.length > 0 ? words.say('noted_lacks', { things: words.all(missing) }) : '',
    sayNoted(asked),
  ];
  return lines.filter(Boolean).join('\n');
}

/** The form has a tick for it; where it was sent already, only a person can. */
function sayByMail({ company, words, hasRange, mayMail }: Asked): string {
  const names = { company: nameOf(company), tick: words.reader.words.chat['form.wantsEmail'] };
  if (!publicCompanyOf(company).offersEmail || !mayMail) return words.say('mail_person', names);
  return words.say(hasRange ? 'mail_ticked' : 'mail_tick', names);
}

/** The chat's own languages; which ones the people speak is for them to say. */
function sayLanguages({ company, words, chatLanguages }: Asked): string {
  const names = new Intl.DisplayNames(words.reader.tag, { type: 'language' });
  const languages = words.all(chatLanguages().flatMap((code) => names.of(code) ?? []));
  return words.say('languages_here', { company: nameOf(company), languages });
}

const ownSayings: Readonly<Record<OwnTopic, (asked: Asked) => string>> = {
  noted: sayNoted,
  inList: sayInList,
  byMail: sayByMail,
  languages: sayLanguages,
};

/** Who asks for these thinks of no data. */
const withoutPrivacy = new Set<ChatTopic>([
  'score',
  'signUp',
  'isFree',
  'justPrice',
  'reference',
  'waits',
  'whenCalled',
  'booked',
]);

const isOwn = (topic: ChatTopic): topic is OwnTopic => topic in ownSayings;

/** What the chat truthfully says of itself, by the company's settings. */
export function sayOfChat(topic: ChatTopic, asked: Asked): string {
  if (isOwn(topic)) return ownSayings[topic](asked);
  const { company, words } = asked;
  const { chat } = words.reader.words;
  const names = { company: nameOf(company), schedule: chat['handoff.schedule'], book: chat['slot.book'] };
  const { privacyUrl } = company.config;
  const sentences = keysFor[topic](formOf(company)).map((key) => words.say(key, names));
  if (privacyUrl !== '' && !withoutPrivacy.has(topic))
    sentences.push(words.say('privacy', { ...names, url: privacyUrl }));
  return sentences.join(' ');
}
