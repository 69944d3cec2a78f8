import { plainSentence, wordsOf } from '../text/question-words.js';

/** Names of money that only one currency has, in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const currencies: Readonly<Record<string, RegExp>> = {
  EUR: /(?<= )(?:euro|euros|eur|eurot|eurosid|eurodes|euri|يورو)(?= )/u,
  GBP: /(?<= )(?:gbp|quid|sterling|pounds|libras|livres sterling|paun|naela|naelsterling\p{L}*|جنيه استرليني|استرليني)(?= )/u,
  MYR: /(?<= )(?:myr|rm|ringgit|رنغيت|رينجت)(?= )/u,
  AED: /(?<= )(?:aed|dirham|dirhams|درهم|دراهم)(?= )/u,
  SAR: /(?<= )(?:sar|riyal|riyals|ريال|ريالات)(?= )/u,
  PLN: /(?<= )(?:pln|zloty|zlotys|zl)(?= )/u,
  CHF: /(?<= )(?:chf|swiss francs?|francos suizos|francs suisses|franke|فرنك سويسري)(?= )/u,
};
const marks: Readonly<Record<string, RegExp>> = { EUR: /€/u, GBP: /£/u };

const oneOf = (spelling: RegExp): string => spelling.source.slice('(?<= )'.length, -'(?= )'.length);
const anyMoney = [
  ...Object.values(currencies).map(oneOf),
  '(?:(?:us |canadian |australian )?dollars?|usd|cad|aud|dolares|dolar|dollarites|pound|pesos?|دولار|ب?ال(?:دولار|درهم|ريال|يورو|جنيه)|جنيه)',
].join('|');
const between = '(?:or|o|ou|atau|ke|voi|kas|vs|او|ام|ولا)';
const choice = new RegExp(
  `^ (?:\\p{L}+ ){0,6}?(?:${anyMoney}) ${between} (?:in |en |dalam )?(?:${anyMoney})(?: \\p{L}+){0,2} $`,
  'u',
);

/** The currency in which a sum is told, where the message names one; undefined where several or none are named. */
export function currencyOfSum(query: string): string | undefined {
  const sentence = plainSentence(wordsOf(query.replace(/(\d)(\p{L})/gu, '$1 $2')));
  const named = Object.keys(currencies).filter((code) => currencies[code]?.test(sentence) || marks[code]?.test(query));
  return named.length === 1 ? named[0] : undefined;
}

/** "Zloty or pound?": in which money one pays. */
export const asksWhichMoney = (sentence: string): boolean => choice.test(sentence);
