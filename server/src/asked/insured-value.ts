import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const insurance = phrasePattern(
  'insurance, insure, insured, insuring, seguro, asegurar, asegurarlo, assurance, assurer, insurans, insuranskan, kindlustus*, kindlustada, تامين, التامين, تامينها',
);
const worth = phrasePattern(
  'worth, value, valued, valen, vale, valor, valoradas, valorado, valent, vaut, valeur, bernilai, nilai, nilainya, vaart, vaartus*, vaartuses, قيمتها, قيمه, قيمته, بقيمه, تسوي, تسوى',
);
const sum =
  /(?<![\d.,])(\d{1,3}(?:[ ,.\u00a0\u202f]\d{3})+|\d{3,})\s?(k(?!\p{L}))?|(?<![\d.,])(\d{1,3})\s?k(?!\p{L})/iu;
const thousand = 1_000;
const toAscii = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660)).replaceAll('٬', ',');

/** "How much is insurance if my things are worth 20000": the value that is to be insured. */
export function insuredValue(query: string, sentence: string): number | undefined {
  if (!has(sentence, insurance) || !has(sentence, worth)) return undefined;
  const [, digits, k, short] = sum.exec(toAscii(query)) ?? [];
  const amount = Number((digits ?? short ?? '').replaceAll(/\D/g, '')) * (k || short ? thousand : 1);
  return amount > 0 ? amount : undefined;
}
