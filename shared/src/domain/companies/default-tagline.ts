/** What the chat says under a company's name until the company writes a line of its own. */
export const defaultTagline = 'Moving made simple';
