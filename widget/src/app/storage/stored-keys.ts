/** Keys of the browser's storage that the early script also reads. */
export const languageKey = 'meg:language';
/** Followed by the company's slug. */
export const conversationKey = 'meg:conversation:';
