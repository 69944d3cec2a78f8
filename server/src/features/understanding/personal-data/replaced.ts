/** What stands in a stored text where personal data stood. */
export const replacements = {
  email: '[email]',
  phone: '[phone]',
  number: '[number]',
  link: '[link]',
  address: '[address]',
  name: '[name]',
} as const;

const anyReplacement = /\[(?:email|phone|number|link|address|name)\]/g;

/** For comparing texts: what was replaced is no word of a question. */
export const withoutReplacements = (text: string): string => text.replace(anyReplacement, ' ');
