import { withAsciiDigits } from '../../sentence.js';
import type { Slot } from '../slot.js';

/** All repetitions are bounded, so that no text causes long backtracking. */
const emails = /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}[\p{L}]{2,24}/gu;
const phones = /(?<![\p{L}\p{N}.,/-])\+?[(]?\d[\d\s().-]{5,22}\d(?![\p{L}\p{N}]|[/]\d)/gu;
const phoneWords =
  /(?:call|phone|number|tel|mobile|cell|whatsapp|reach|ring|contact|telefono|numero|llam|appel|nombor|telefon|helista|number|هاتف|رقم|اتصل|جوال|واتس)/iu;
/** Words before the number of an order, in all languages. */
const otherNumbers =
  /(?:order|booking|reference|ref|invoice|tracking|shipment|policy|account|claim|customer|case|ticket|container|pedido|reserva|referencia|factura|commande|réservation|référence|facture|pesanan|tempahan|rujukan|invois|tellimus\p{L}*|broneering\p{L}*|arve|viite\p{L}*|(?:ال)?طلب(?:ية|يه)?|(?:ال)?فاتور[ةه]|(?:ال)?حجز)(?:[\s.:#-]{0,3}(?:number|num|no|nr|id|code|número|numero|numéro|núm|nombor|numbri?|is|es|est|on|de))*[\s.:#°º-]{0,4}$/iu;
const labelReach = 40;
const date = /^(?:\d{4}[-./ ]\d{1,2}[-./ ]\d{1,2}|\d{1,2}[-./ ]\d{1,2}[-./ ](?:\d{4}|\d{2}))$/;
const [fewestDigits, mostDigits] = [8, 15];
const fewestDigitsWhenSaid = 7;

/** "07700 900321 2 bed flat": a short number behind a long group, with a word after it, counts something. */
const countAtEnd = /(?<=\d{4})\s+\d{1,2}$/;
const withoutCount = (phone: string, rest: string): string =>
  /^\s+\p{L}/u.test(rest) ? phone.replace(countAtEnd, '') : phone;

export function findEmail(text: string): Slot<string> | undefined {
  const [email] = text.match(emails) ?? [];
  return email === undefined ? undefined : { value: email, confidence: 0.98 };
}

/** As typed. Dates, years and prices are no telephone numbers. */
export function findPhone(text: string): Slot<string> | undefined {
  // "Priit Mets, priit@example.ee, 5551234": beside an address stands a number to call.
  const isSaid = phoneWords.test(text) || findEmail(text) !== undefined;
  const fewest = isSaid ? fewestDigitsWhenSaid : fewestDigits;
  const western = withAsciiDigits(text);
  for (const { 0: typed, index } of western.matchAll(phones)) {
    const phone = withoutCount(typed.trim(), western.slice(index + typed.length));
    if (otherNumbers.test(western.slice(Math.max(0, index - labelReach), index))) continue;
    const digits = phone.replace(/\D/g, '').length;
    if (digits < fewest || digits > mostDigits || date.test(phone)) continue;
    return { value: phone, confidence: phone.startsWith('+') || isSaid ? 0.95 : 0.8 };
  }
  return undefined;
}
