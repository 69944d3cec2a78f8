const areas = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** With its own text direction, whatever that of the sentence around it. */
export function isolated(words: string): string {
  return `\u2068${words}\u2069`;
}

/** Such as `UTC+5:30`. */
export function offsetWords(offset: string): string {
  const [, sign = '', hours, minutes = ''] = /^([+-])0?(\d+)(:[1-5]\d)?/.exec(offset) ?? [];
  const isZero = hours === '0' && minutes === '';
  return `\u2066UTC${isZero ? '' : `${sign}${hours}${minutes}`}\u2069`;
}

/** The city that a zone is named after, such as `New York`; the offset for a zone without one. */
export function placeOfZone(timezone: string, offset: string): string {
  if (!areas.test(timezone)) return offsetWords(offset);
  return isolated(timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' '));
}
