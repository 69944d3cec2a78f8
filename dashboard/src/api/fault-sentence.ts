import { ApiError } from './api-error.js';

/** What to say to a person about a call that failed. */
export function faultSentence(error: unknown): string {
  if (error instanceof ApiError) return error.sentence ?? statusSentence(error.status);
  return 'The server cannot be reached. Check your connection and try again.';
}

function statusSentence(status: number): string {
  return status >= 500
    ? 'The server cannot answer just now. Wait a moment and try again.'
    : 'The server did not accept this. Load the page again and try once more.';
}
