import { mostCommentCharacters } from '../../conversation/drafts/feedback-draft.js';

const nearCharacters = 200;

/** How many more characters fit into a comment; null while there is plenty of room. */
export function charactersLeft(comment: string): number | null {
  const left = Math.max(0, mostCommentCharacters - comment.length);
  return left <= nearCharacters ? left : null;
}
