import type { Option } from '../../ui/fields/select.js';

/** Those that the chat has words for, as they call themselves. */
export const chatLanguages: readonly Option[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
  { value: 'fr', label: 'Français' },
  { value: 'ms', label: 'Bahasa Melayu' },
  { value: 'et', label: 'Eesti' },
  { value: 'ar', label: 'العربية' },
];
