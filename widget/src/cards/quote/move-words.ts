import type { Quote } from '@meg/shared/contract/quotes';
import { type MoveContents, moveContents } from '@meg/shared/domain/quotes/move-options';
import type { Text } from '../../i18n/text.js';

/** The kind of move, in the reader's words where the server sent one of the options, else in the server's. */
export function moveWords({ moveType, moveDetails }: Quote, text: Text): string[] {
  const isOption = moveContents.includes(moveDetails as MoveContents);
  const details = isOption ? text.t(`moveDetails.${moveDetails as MoveContents}`) : moveDetails;
  return [text.t(`moveType.${moveType}`), details].filter((words) => words !== '');
}
