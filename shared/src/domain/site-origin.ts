/**
 * A placeholder, in pages that are rendered at the build, for the address of the site, which only a running server
 * knows. Nobody can own a domain below .invalid.
 */
export const unknownOrigin = 'https://meg.invalid';
