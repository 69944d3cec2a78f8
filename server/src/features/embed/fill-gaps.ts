/** A gap in the view that the widget's build has drawn, between two characters that occur in no other text. */
const gap = /\uE000(\w+)\uE001/g;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** Replaces all gaps in one pass, so that a gap in a company's own text stays as it is. */
export function fillText(drawn: string, own: Readonly<Record<string, string>>): string {
  return drawn.replace(gap, (_, name: string) => own[name] ?? '');
}

/** As `fillText`, for markup: the company's own text is escaped. */
export function fillGaps(drawn: string, own: Readonly<Record<string, string>>): string {
  return drawn.replace(gap, (_, name: string) => escapeHtml(own[name] ?? ''));
}
