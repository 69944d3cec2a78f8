import type { Slots } from '@meg/shared/contract/understanding';
import type { MessageContext } from '../message-context.js';
import { withAsciiDigits } from '../sentence.js';
import { spokenPhone } from '../slots/people/spoken-phone.js';

const barePhone = /^[+(\d][\d\s().-]{4,22}\d$/;

/** A number that is all of the text, however short, or whose digits are spoken: it was asked for. */
export function withPhone({ sentence, read }: MessageContext): Pick<Slots, 'phone'> {
  if (read.found.slots.phone) return {};
  const typed = withAsciiDigits(sentence.text.trim());
  const value = barePhone.test(typed) ? typed : spokenPhone(sentence.words);
  return value === undefined ? {} : { phone: { value, confidence: 0.85 } };
}
