/** Raised with each change that gives another price for the same move and rates. */
export const engineVersion = '4';
