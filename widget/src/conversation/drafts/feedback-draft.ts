export const ratings = [1, 3, 5] as const;
export type Rating = (typeof ratings)[number];

/** More messages than this are a conversation that can be judged. */
export const promptAbove = 8;

export const mostCommentCharacters = 2_000;

export interface FeedbackDraft {
  /** `dismissed` where the visitor did not want to: they are not asked again. */
  readonly status: 'none' | 'given' | 'dismissed';
  readonly rating: Rating | null;
  readonly comment: string;
}

export const noFeedback: FeedbackDraft = { status: 'none', rating: null, comment: '' };
