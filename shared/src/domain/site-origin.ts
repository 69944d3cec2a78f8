/**
 * Stands in the pages that were written ahead for the address of the site, which only a running server knows. The name
 * can belong to nobody.
 */
export const unknownOrigin = 'https://meg.invalid';
