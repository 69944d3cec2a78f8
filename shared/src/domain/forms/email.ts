/**
 * Without comments, quotes, groups and brackets, which mail programs ignore: with them one mailbox could look like
 * many. Only a delivered mail proves an address.
 */
const emailPattern = /^(?!\.|.*\.[.@])[^\s\p{C}<>(),;:\\"[\]@]+@([\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]*\.?$/u;

/** Judged in the compatible form (NFKC), in which mail is addressed: a wide bracket counts as a bracket. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text.normalize('NFKC'));
}
