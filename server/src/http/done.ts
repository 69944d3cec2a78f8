/** Answers a call that returns nothing but success. */
export const done = () => ({ done: true as const });
