/** What the browser keeps under which name. The early script looks whether there is any of it. */
export const languageKey = 'meg:language';
/** Before the company's slug. */
export const conversationKey = 'meg:conversation:';
