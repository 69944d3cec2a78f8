const timeDigits = 12;
const form = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** When an id was created; undefined for a text that is not one of our ids. */
export function timeOfId(id: string): number | undefined {
  return form.test(id) ? Number.parseInt(id.replaceAll('-', '').slice(0, timeDigits), 16) : undefined;
}

/** Sorts before every id created at this time or later, and after every earlier one. */
export function firstIdAt(timeMs: number): string {
  const digits = Math.max(0, timeMs).toString(16).padStart(timeDigits, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
}
