import type { Company } from '../../companies/companies.service.js';
import type { AnswerKey, GuideWords } from '../../guides/guides.service.js';
import type { ChatTopic } from './chat-questions.js';
import { nameOf } from './company-source.js';

/** What the form asks for, and when. Companies that have not chosen ask for both. */
function formOf({ config: { chatbotConfig } }: Company) {
  const { contactRequired } = chatbotConfig as { readonly contactRequired?: 'both' | 'either' };
  const contact: AnswerKey = contactRequired === 'either' ? 'contact_either' : 'contact_both';
  const range: AnswerKey = chatbotConfig.quoteFirst ? 'range_first' : 'range_after';
  return { contact, range };
}

const keysFor: Readonly<Record<ChatTopic, (form: ReturnType<typeof formOf>) => readonly AnswerKey[]>> = {
  signUp: () => ['sign_up'],
  isFree: () => ['is_free'],
  whoSees: () => ['who_sees'],
  justPrice: ({ range, contact }) => (range === 'range_first' ? [range] : [range, contact, 'form_closes']),
  whyContact: ({ contact }) => ['why_contact', contact],
  withoutContact: ({ contact, range }) => [contact, range, 'form_closes', 'why_contact'],
};

/** What the chat truthfully says of itself, by the company's settings. */
export function sayOfChat(topic: ChatTopic, company: Company, words: GuideWords): string {
  const names = { company: nameOf(company) };
  const { privacyUrl } = company.config;
  const sentences = keysFor[topic](formOf(company)).map((key) => words.say(key, names));
  if (privacyUrl !== '' && topic !== 'signUp' && topic !== 'isFree' && topic !== 'justPrice')
    sentences.push(words.say('privacy', { ...names, url: privacyUrl }));
  return sentences.join(' ');
}
