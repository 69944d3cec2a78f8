import type { Slot } from './slot.js';

/** Bounded everywhere, so that no text makes it try again and again. */
const emails = /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}[\p{L}]{2,24}/gu;
const phones = /(?<![\p{L}\p{N}.,/-])\+?[(]?\d[\d\s().-]{5,22}\d(?![\p{L}\p{N}]|[/]\d)/gu;
const phoneWords =
  /(?:call|phone|number|tel|mobile|cell|whatsapp|reach|ring|contact|telefono|numero|llam|appel|nombor|telefon|helista|number|هاتف|رقم|اتصل|جوال|واتس)/iu;
const date = /^(?:\d{4}[-./ ]\d{1,2}[-./ ]\d{1,2}|\d{1,2}[-./ ]\d{1,2}[-./ ](?:\d{4}|\d{2}))$/;
const [fewestDigits, mostDigits] = [8, 15];
const fewestDigitsWhenSaid = 7;

export function findEmail(text: string): Slot<string> | undefined {
  const [email] = text.match(emails) ?? [];
  return email === undefined ? undefined : { value: email, confidence: 0.98 };
}

const withWesternDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660));

/** As it was typed. A date, a year and a price are none. */
export function findPhone(text: string): Slot<string> | undefined {
  const isSaid = phoneWords.test(text);
  const fewest = isSaid ? fewestDigitsWhenSaid : fewestDigits;
  for (const [typed] of withWesternDigits(text).matchAll(phones)) {
    const phone = typed.trim();
    const digits = phone.replace(/\D/g, '').length;
    if (digits < fewest || digits > mostDigits || date.test(phone)) continue;
    return { value: phone, confidence: phone.startsWith('+') || isSaid ? 0.95 : 0.8 };
  }
  return undefined;
}
