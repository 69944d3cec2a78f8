import type { Option } from '../../ui/fields/select.js';

/** The languages of the chat, each by its own name. */
export const chatLanguages: readonly Option[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
  { value: 'fr', label: 'Français' },
  { value: 'ms', label: 'Bahasa Melayu' },
  { value: 'et', label: 'Eesti' },
  { value: 'ar', label: 'العربية' },
];
