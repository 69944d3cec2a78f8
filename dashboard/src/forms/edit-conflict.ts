import { ApiError } from '../api/api-error.js';

/** Somebody else has saved the same since it was opened. Nothing was overwritten. */
export function isEditConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'edit_conflict';
}

export const editConflictWords = {
  title: 'Somebody else has saved meanwhile',
  reloaded: 'Somebody changed this in the meantime. What you see now is the latest: look at it, then try again.',
  tryAgain: 'What you see now is the latest: look at it, then try again.',
} as const;
