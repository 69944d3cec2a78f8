import type { Slots } from '@meg/shared/contract/understanding';
import type { MessageContext } from '../message-context.js';
import { withAsciiDigits } from '../sentence.js';

const barePhone = /^[+(\d][\d\s().-]{4,22}\d$/;

/** A number that is all of the text, however short: it was asked for. */
export function withPhone({ sentence, read }: MessageContext): Pick<Slots, 'phone'> {
  const typed = withAsciiDigits(sentence.text.trim());
  return !read.found.slots.phone && barePhone.test(typed) ? { phone: { value: typed, confidence: 0.85 } } : {};
}
