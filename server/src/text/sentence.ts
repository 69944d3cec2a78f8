/** A full stop, also before the sign that ends the isolation of a name in text from right to left. */
const stopped = /[.…]\u2069?$/u;

/** The text after a value, without the full stop that would be the second one: "Acme Inc." ends a sentence by itself. */
export function textAfter(value: string, text: string): string {
  return text.startsWith('.') && stopped.test(value) ? text.slice(1) : text;
}

/** A template whose values may end with a full stop of their own. */
export function sentence(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return values.reduce<string>((written, value, place) => {
    const filled = `${written}${value}`;
    return filled + textAfter(filled, texts[place + 1] ?? '');
  }, texts[0] ?? '');
}
