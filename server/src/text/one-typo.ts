/** Whether the texts differ by one letter that is added, missing or wrong, or by two swapped neighbours. */
export function isOneSlipAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1 || typed === meant) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const rest = (text: string, from: number): string => text.slice(from);
  if (typed.length > meant.length) return rest(typed, at + 1) === rest(meant, at);
  if (typed.length < meant.length) return rest(typed, at) === rest(meant, at + 1);
  const swapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at];
  return rest(typed, at + 1) === rest(meant, at + 1) || (swapped && rest(typed, at + 2) === rest(meant, at + 2));
}
