/** Text as data: normalized, without invisible characters or brackets that look like citations. */
export function asData(text: string, most: number): string {
  return text
    .normalize('NFC')
    .replace(/[^\S\n]|(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')')
    .slice(0, most);
}

/** Escapes angle brackets, because some servers read `<|…|>` in a message as its end. */
export function asJson(data: object): string {
  return JSON.stringify(data, null, 1).replace(/</g, '\\u003c').replace(/>/g, '\\u003e');
}
