/** Words that many passwords consist of, but for the digits and signs around them. */
const commonWords = new Set(
  'password passwort passwords passw pass motdepasse contrasena qwerty qwertz azerty iloveyou welcome letmein admin administrator login monkey dragon sunshine princess football baseball superman batman master shadow michael starwars trustno freedom whatever computer internet secret changeme default hello charlie jordan ashley summer winter spring autumn google facebook liverpool chelsea arsenal'.split(
    ' ',
  ),
);

/** What fingers type along the keys, and the alphabet. */
const runs = [
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
const leastOfRun = 4;

const backwards = (text: string): string => [...text].reverse().join('');
const isRun = (text: string): boolean => runs.some((run) => run.includes(text) || backwards(run).includes(text));

/** Whether the text is one run or several, such as `qwerty1234`. */
function isOfRuns(text: string): boolean {
  if (text === '') return true;
  for (let length = text.length; length >= Math.min(leastOfRun, text.length); length--) {
    if (isRun(text.slice(0, length)) && isOfRuns(text.slice(length))) return true;
  }
  return false;
}

/** Whether a guesser would try it among the first: a common word with digits or signs around it, or keys in a row. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const word = plain
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replaceAll('@', 'a')
    .replaceAll('0', 'o')
    .replaceAll('$', 's');
  return commonWords.has(word) || isOfRuns(plain.replace(/[^\p{L}\p{N}]/gu, ''));
}
