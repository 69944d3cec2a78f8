import type { Rating } from '../../conversation/drafts/feedback-draft.js';

const mouths: Readonly<Record<Rating, string>> = {
  1: 'M11 22.5c2.6-3.4 7.4-3.4 10 0',
  3: 'M11 20.5c2.6 1.8 7.4 1.8 10 0',
  5: 'M9.5 18.5h13c-.6 7-12.4 7-13 0z',
};

/** Decorative: the word for the rating stands below it. */
export function Face({ rating }: { readonly rating: Rating }) {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="13.5" />
      <path d={`M11.5 12.5v1M20.5 12.5v1${mouths[rating]}`} />
    </svg>
  );
}
