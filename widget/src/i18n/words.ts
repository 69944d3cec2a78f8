import type { Language } from '@meg/shared/languages/language';

/** What of a language the chat needs. The rest is spoken by the server. */
export type Words = Pick<Language, 'chat' | 'readiness' | 'inventory'>;
