import type { FormField } from './form-field.js';

export const contactTopicNames = {
  plans: 'Plans and prices',
  help: 'Help with my chat',
  beta: 'The beta',
  privacy: 'My data and privacy',
  other: 'Something else',
} as const;

type ContactTopic = keyof typeof contactTopicNames;

export const contactTopics = Object.keys(contactTopicNames) as [ContactTopic, ...ContactTopic[]];

export const contactFields = {
  name: { most: 120, missing: 'Please tell us your name' },
  email: { most: 254, missing: 'Email is required', isEmail: true },
  company: { most: 120 },
  topic: { most: 20, missing: 'Please choose what it is about', options: contactTopics },
  message: { most: 4_000, missing: 'Please write your message' },
} as const satisfies Record<string, FormField>;

export type ContactField = keyof typeof contactFields;
