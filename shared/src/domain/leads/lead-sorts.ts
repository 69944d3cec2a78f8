/** What a list of leads can be sorted by. */
export const leadSorts = ['createdAt', 'name', 'quoteAmount', 'status', 'due', 'score'] as const;
export type LeadSort = (typeof leadSorts)[number];
