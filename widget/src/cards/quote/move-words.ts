import type { Quote } from '@meg/shared/contract/quotes';
import { type MoveContents, moveContents } from '@meg/shared/domain/quotes/move-options';
import type { Text } from '../../i18n/text.js';

/** The kind of move in the reader's language; details that are not one of the options in the server's words. */
export function moveWords({ moveType, moveDetails }: Quote, text: Text): string[] {
  const isOption = moveContents.includes(moveDetails as MoveContents);
  const details = isOption ? text.t(`moveDetails.${moveDetails as MoveContents}`) : moveDetails;
  return [text.t(`moveType.${moveType}`), details].filter((words) => words !== '');
}
