/** Those that the chat speaks. */
export const chatLanguages = ['en', 'es', 'fr', 'ms', 'et', 'ar'] as const;
