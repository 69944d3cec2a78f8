import type { ChatTopic } from '../../../asked/chat-questions.js';
import type { CompanyTopic } from './company-questions.js';

const settings: Readonly<Record<string, CompanyTopic>> = {
  'company.days': 'hours',
  'company.hours': 'hours',
  'company.phone': 'phone',
  'company.email': 'email',
  'company.address': 'address',
  'company.website': 'website',
  'company.contact': 'contact',
  'company.privacy': 'privacy',
  'company.local': 'local',
  'company.areas': 'areas',
  'company.itself': 'itself',
};

const ofChat: Readonly<Record<string, ChatTopic>> = {
  'company.whyContact': 'whyContact',
  'company.isFree': 'isFree',
};

/** What of the company's settings answers a question on this matter. */
export const settingOf = (matter: string): CompanyTopic | undefined => settings[matter];

/** What the chat says of itself on this matter. */
export const chatTopicOf = (matter: string): ChatTopic | undefined => ofChat[matter];
