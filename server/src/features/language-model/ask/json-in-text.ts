/** The JSON object in a model's answer, which may stand between other words; undefined if there is none. */
export function jsonInText(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
