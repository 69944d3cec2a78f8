/** Without letters and digits that are easily confused, so that a reference can be said over the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Long enough that a company will not see the same one twice. */
const length = 8;

/** From the random end of an id. */
export function shortName(id: string): string {
  let rest = Number.parseInt(id.replaceAll('-', '').slice(-12), 16);
  let name = '';
  for (let place = 0; place < length; place++) {
    name += alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length);
  }
  return name;
}

/** A short name for a lead: `M-7K3F9QXY`. For people; machines use the id. */
export function leadReference(id: string): string {
  return `M-${shortName(id)}`;
}
