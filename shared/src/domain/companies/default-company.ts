/** The company that a new server starts with. Calls that name no company are about it. */
export const defaultSlug = 'demo';
