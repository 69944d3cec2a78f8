/** The words of a list that are parted by single spaces. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
