/** The most by ITU-T E.164; no country has a full number with fewer than the least. */
const leastDigits = 7;
const mostDigits = 15;

/** Reads a number as people write it: `+44 (0)113 496 0123`, `0044 113…`, `555-0100 ext. 5`. */
function dialled(phone: string) {
  const [main = ''] = phone.trim().split(/[a-z#;,/]/i);
  const isInternational = /^(\+|00)/.test(main);
  const bare = isInternational ? main.replace(/^(\+|00)/, '').replace('(0)', '') : main;
  const digits = bare.replace(/\D/g, '');
  if (digits.length < leastDigits || digits.length > mostDigits) return undefined;
  return { digits, isInternational };
}

/** Only for a number with its country code: WhatsApp would read any other as somebody else's number. */
export function whatsappUrl(phone: string, text: string): string | undefined {
  const number = dialled(phone);
  if (!number?.isInternational) return undefined;
  return `https://wa.me/${number.digits}?text=${encodeURIComponent(text)}`;
}

/** The `@` stays as it is: some mail programs show `%40` as it stands, and write to nobody. */
export function mailtoUrl(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}

export function phoneUrl(phone: string): string | undefined {
  const number = dialled(phone);
  return number && `tel:${number.isInternational ? '+' : ''}${number.digits}`;
}
