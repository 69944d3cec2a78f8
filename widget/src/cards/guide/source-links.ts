import type { GuideAnswer } from '../../conversation/guide-answer.js';

export interface SourceLink {
  readonly title: string;
  /** Missing if the address is not http or https: only the title is shown then. */
  readonly link?: { readonly address: string; readonly host: string };
}

export function sourceLinks(sources: GuideAnswer['sources']): SourceLink[] {
  return sources.map(({ title, url }) => {
    const link = webLink(url);
    return { title: title.trim() || link?.host || url, ...(link && { link }) };
  });
}

function webLink(url: string): SourceLink['link'] {
  try {
    const { protocol, href, hostname } = new URL(url);
    return /^https?:$/.test(protocol) ? { address: href, host: hostname.replace(/^www\./, '') } : undefined;
  } catch {
    return undefined;
  }
}

/** Paragraphs are separated by blank lines. */
export function paragraphs(answer: string): string[] {
  return answer.split(/\n\s*\n/).flatMap((one) => one.trim() || []);
}
