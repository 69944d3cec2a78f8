import { callingCode, internationalPhone } from './phone-numbers.js';

/**
 * How national numbers begin that may be of a mobile phone, by the calling code. Where fixed lines and mobile phones share
 * their numbers, as in North America and Denmark, there is none: nothing is sure.
 */
const mobileBeginnings: Readonly<Record<string, RegExp>> = {
  '27': /^[6-8]/,
  '31': /^6/,
  '32': /^4/,
  '33': /^[67]/,
  '34': /^[67]/,
  '351': /^9/,
  '353': /^8/,
  '358': /^[45]/,
  '370': /^6/,
  '371': /^2/,
  '372': /^[58]/,
  '39': /^3/,
  '41': /^7/,
  '43': /^6/,
  '44': /^7/,
  '46': /^7/,
  '47': /^[49]/,
  '49': /^1/,
  '60': /^1/,
  '61': /^4/,
  '62': /^8/,
  '63': /^9/,
  '64': /^2/,
  '65': /^[89]/,
  '66': /^[689]/,
  '81': /^[789]0/,
  '86': /^1/,
  '91': /^[6-9]/,
  '971': /^5/,
};

/** Whether a number is surely no mobile phone's, so that WhatsApp is not the first thing to try. */
export function isFixedLine(typed: string, country?: string | null): boolean {
  const number = internationalPhone(typed, country);
  if (number === undefined) return false;
  const code = callingCode(number);
  const mobile = mobileBeginnings[code];
  return mobile !== undefined && !mobile.test(number.slice(code.length + 1));
}
