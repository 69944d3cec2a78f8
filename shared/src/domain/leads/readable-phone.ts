import { callingCode, countryOfPhone, internationalPhone, nationalTrunk } from './phone-numbers.js';

/** Which numbers, behind the calling code, are written in which groups; what is left over is the last group. */
type Groups = readonly (readonly [begins: RegExp, lengths: readonly number[]])[];

const any = /^/;

const groups: Readonly<Record<string, Groups>> = {
  AU: [
    [/^4/, [3, 3, 3]],
    [any, [1, 4, 4]],
  ],
  CH: [[any, [2, 3, 2, 2]]],
  // Area codes have two to five digits; these are the ones of two.
  DE: [
    [/^15/, [4]],
    [/^1/, [3]],
    [/^(?:30|40|69|89)/, [2]],
  ],
  EE: [[any, [4, 4]]],
  ES: [[any, [3, 3, 3]]],
  FR: [[any, [1, 2, 2, 2, 2]]],
  GB: [
    [/^2/, [2, 4, 4]],
    [/^(?:11|1\d1|3|8|9)/, [3, 3, 4]],
    [any, [4, 6]],
  ],
  IE: [
    [/^8/, [2, 3, 4]],
    [any, [1, 3, 4]],
  ],
  IT: [[any, [3, 3, 4]]],
  MY: [
    [/^11/, [2, 4, 4]],
    [/^1/, [2, 3, 4]],
    [any, [1, 4, 4]],
  ],
  NL: [
    [/^6/, [1, 4, 4]],
    [any, [2, 3, 4]],
  ],
  NZ: [[any, [2, 3, 4]]],
  PL: [[any, [3, 3, 3]]],
  PT: [[any, [3, 3, 3]]],
  SG: [[any, [4, 4]]],
};

const everywhere = [3, 3, 4];

/** As it was typed, without the calling code or the digit before a national number; undefined where it stands in one piece. */
function asTyped(typed: string, digits: string): string | undefined {
  const parts = typed.replace('(0)', ' ').match(/\d+/g) ?? [];
  const first = parts.findIndex(
    (_, place) => digits.startsWith(parts[place] ?? '') && parts.slice(place).join('') === digits,
  );
  const own = first >= 0 ? parts.slice(first) : [parts[0]?.replace(/^0/, ''), ...parts.slice(1)];
  return own.length > 1 && own.join('') === digits ? own.join(' ') : undefined;
}

function grouped(digits: string, { typed, country }: { typed: string; country: string | undefined }): string {
  const known = groups[country ?? '']?.find(([begins]) => begins.test(digits))?.[1];
  const own = known ? undefined : asTyped(typed, digits);
  if (own !== undefined) return own;
  let rest = digits;
  const written = (known ?? everywhere).map((length) => {
    // No group of one digit is left over.
    const taken = rest.length === length + 1 ? rest.length : length;
    const group = rest.slice(0, taken);
    rest = rest.slice(taken);
    return group;
  });
  return [...written, rest].filter((group) => group !== '').join(' ');
}

const american = (digits: string) => [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)] as const;

/**
 * A number as people of the reader's country write it: "07700 900123" in Britain, "(617) 555-0100" in the United States,
 * and with its country code where it is a foreign one. As it was typed where it cannot be told.
 */
export function readablePhone(typed: string, country?: string | null): string {
  const number = internationalPhone(typed, country);
  if (number === undefined) return typed.trim();
  const code = callingCode(number);
  const digits = number.slice(1 + code.length);
  const origin = countryOfPhone(number);
  const isOwn = internationalPhone(digits, country) === number;
  if (code === '1') {
    const [area, exchange, line] = american(digits);
    return isOwn ? `(${area}) ${exchange}-${line}` : `+1 ${area}-${exchange}-${line}`;
  }
  const national = grouped(digits, { typed, country: origin });
  return isOwn ? `${nationalTrunk(country)}${national}` : `+${code} ${national}`;
}
