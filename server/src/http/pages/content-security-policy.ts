import { createHash } from 'node:crypto';

/** How a policy names an inline script or style: by the hash of its text. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

export function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`.trim())
    .join('; ');
}
