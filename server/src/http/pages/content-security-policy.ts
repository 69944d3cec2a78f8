import { createHash } from 'node:crypto';

/** How a policy names an inline script or style: by the hash of its text. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

const none = ["'none'"];
const nothing = { 'default-src': none, 'frame-ancestors': none, 'base-uri': none, 'form-action': none };

/** Nothing may be loaded, run, framed or sent but what the directives allow. */
export function policy(directives: Record<string, readonly string[]> = {}): string {
  return Object.entries({ ...nothing, ...directives })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`.trim())
    .join('; ');
}
