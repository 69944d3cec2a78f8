/** A gap in what the widget's build has drawn, between two characters that no text of its own has. */
const gap = /\uE000(\w+)\uE001/g;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** In one pass, so that nothing a company wrote is taken for a gap; and escaped, so that it is nothing but text. */
export function fillGaps(drawn: string, own: Readonly<Record<string, string>>): string {
  return drawn.replace(gap, (_, name: string) => escapeHtml(own[name] ?? ''));
}

/** The same, for text that is no markup yet. */
export function fillText(drawn: string, own: Readonly<Record<string, string>>): string {
  return drawn.replace(gap, (_, name: string) => own[name] ?? '');
}
