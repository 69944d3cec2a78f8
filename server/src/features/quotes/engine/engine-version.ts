/** Raised with each change of the rules that gives another price for the same move and rates. */
export const engineVersion = '1';
