export const ratings = [1, 3, 5] as const;
export type Rating = (typeof ratings)[number];

/** Feedback is asked for once there are more messages than this. */
export const promptAbove = 8;

export const mostCommentCharacters = 2_000;

export interface FeedbackDraft {
  /** `dismissed` if the visitor declined: they are not asked again. */
  readonly status: 'none' | 'given' | 'dismissed';
  readonly rating: Rating | null;
  readonly comment: string;
}

export const noFeedback: FeedbackDraft = { status: 'none', rating: null, comment: '' };
