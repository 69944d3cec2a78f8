import { isCommonPassword } from './common-passwords.js';

const leastCharacters = 10;
const mostCharacters = 200;

/** What is wrong with a new password. Length makes it hard to guess; required kinds of characters do not. */
export function passwordFault(password: string): string | undefined {
  if (password.length < leastCharacters) return `Use at least ${leastCharacters} characters`;
  if (password.length > mostCharacters) return `Use at most ${mostCharacters} characters`;
  if (new Set(password).size < 5) return 'Use more different characters';
  if (isCommonPassword(password)) return 'Too easy to guess: choose words that nobody else would put together';
  return undefined;
}
