import type { Settings } from '../page-api/settings.js';

/** The chat as a document: what the frame shows, and where the link leads when the frame cannot. */
export function addressOf({ company, theme, language }: Settings, origin: string, isInline: boolean): string {
  return `${origin}/embed?${new URLSearchParams({ company, theme, language })}${isInline ? '&mode=inline' : ''}`;
}
