import type { PublicCompany } from '@meg/shared/contract/companies';
import { escapeHtml, fillGaps, fillText } from './fill-gaps.js';

/** The first view in one language, as the widget's build has drawn it, with gaps for the company's own texts. */
export interface DrawnView {
  view: string;
  greeting: string;
  late: string;
  lateWithPhone: string;
}

const option = /<option[^>]* value="(\w+)"[^>]*>[^<]*<\/option>/g;

/** The chat as a new visitor sees it, and the text for when its script does not load. */
export function firstViewHtml(drawn: DrawnView, company: PublicCompany, languages: readonly string[]): string {
  const { name, welcomeMessage, phone, phoneUrl, slug } = company;
  const greeting = welcomeMessage || fillText(drawn.greeting, { name });
  const offered = drawn.view.replace(option, (whole, code) => (languages.includes(code) ? whole : ''));
  const view = fillGaps(offered, { name, greeting });
  const late = fillGaps(phone && phoneUrl ? drawn.lateWithPhone : drawn.late, { phone, phoneUrl });
  return `<div id="root" data-company="${escapeHtml(slug)}">${view}</div><div id="late" hidden>${late}</div>`;
}
