/** Of the company that a fresh server holds, and that a call which names none is about. */
export const defaultSlug = 'demo';
