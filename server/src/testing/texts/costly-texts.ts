type Make = (length: number) => string;

const repeated =
  (pattern: string): Make =>
  (length) => {
    const units = pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);
    // No half of a character at the end, which would be refused for another reason.
    return /[\uD800-\uDBFF]$/.test(units) ? `${units.slice(0, -1)}x` : units;
  };

/** Of the kinds that cost patterns and tables the most, in UTF-16 units. */
export const costlyTexts: Readonly<Record<string, Make>> = {
  'as many marks as a letter may have': repeated(`a${'\u0301\u0323'.repeat(15)}`),
  'marks that need no letter': repeated('\u0301\u0323'),
  'marks from right to left': repeated('\u200f\u202e\u2067'),
  'one long word': repeated('a'),
  'one long Arabic word': repeated('وال'),
  'one character that stands for eighteen': repeated('\ufdfa'),
  'Greek letters of three parts': repeated('\u1f82'),
  spaces: repeated(' '),
  'words of one letter': repeated('a '),
  punctuation: repeated('.,;:!?-'),
  addresses: repeated('a@'),
  'dots and ats': repeated('a@a.'),
  brackets: repeated('(['),
  'emoji of several': repeated('👨‍👩‍👧‍👦'),
  'lone quotes': repeated(`"'`),
  digits: repeated('7'),
  'digits in groups': repeated('1 '),
  'numbers with signs': repeated('+1-(1) '),
  'mixed scripts': repeated('aяаβ漢אب1'),
  'initials with dots': repeated('U.'),
  'names with a slip': repeated('Malaysja Tailand '),
  'names of places': repeated('New Springfield San '),
  'many different words': (length) =>
    Array.from({ length: Math.ceil(length / 5) }, (_, at) => at.toString(36).padStart(4, 'q'))
      .join(' ')
      .slice(0, length),
  'from and to': repeated('from a to b → '),
  lines: repeated('\n'),
  'parts of an address': repeated('a/../'),
  'encoded signs': repeated('%2e'),
  hyphens: repeated('a-'),
  'a date that goes on': repeated('2026-'),
};

export const pileOfMarks = '\u0301\u0323'.repeat(10_000);
