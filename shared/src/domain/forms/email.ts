const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Simple on purpose: only a delivered mail proves an address, and a stricter pattern refuses real ones. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text);
}
