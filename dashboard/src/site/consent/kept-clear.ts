/** Marks what no card may lie on: a chat that is a part of the page, and a quote. */
export const keptClear = { 'data-keep-clear': '' } as const;
