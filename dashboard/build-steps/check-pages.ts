import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const scriptBudgetBytes = 130 * 1024;
const fontBudgetFiles = 2;

/** What the server's content security policy would refuse in a browser, where nobody may be looking. */
const refused: readonly [RegExp, string][] = [
  [/<style[\s>]/i, 'a <style> element: styles belong in files'],
  [/<[^>]+\sstyle=/i, 'a style attribute: styles belong in files'],
  [/<[^>]+\son[a-z]+=/i, 'an inline event handler'],
  [/<(?:script|img|iframe|source|video)\b[^>]*\ssrc="(?:https?:)?\/\//i, 'a file from another origin'],
  [/<link\b(?![^>]*rel="canonical")[^>]*\shref="(?:https?:)?\/\//i, 'a link to a file on another origin'],
];

/** Fails the build for a prerendered page that the policy would break or that weighs more than its budget. */
export async function checkPages(directory: string): Promise<void> {
  const files = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.html'));
  const faults = await Promise.all(files.map((file) => faultsOf(directory, file)));
  if (faults.flat().length > 0) throw new Error(`Pages that must not be served:\n${faults.flat().join('\n')}`);
}

async function faultsOf(directory: string, file: string): Promise<string[]> {
  const html = await readFile(join(directory, file), 'utf8');
  const faults = refused.filter(([pattern]) => pattern.test(withoutScripts(html))).map(([, fault]) => fault);
  const scriptBytes = await compressedBytes(directory, scriptsOf(html));
  if (scriptBytes > scriptBudgetBytes) faults.push(`${scriptBytes} bytes of script, over ${scriptBudgetBytes}`);
  const fontCount = html.match(/as="font"/g)?.length ?? 0;
  if (fontCount > fontBudgetFiles) faults.push(`${fontCount} fonts, over ${fontBudgetFiles}`);
  return faults.map((fault) => `${file}: ${fault}`);
}

/** The text inside a script is no markup, and may well contain some. */
function withoutScripts(html: string): string {
  return html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1');
}

function scriptsOf(html: string): string[] {
  const named = html.matchAll(/"(\/assets\/[^"]+\.js)"/g);
  return [...new Set([...named].map((match) => match[1] as string))];
}

async function compressedBytes(directory: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => (await stat(join(directory, `${path}.br`))).size));
  return sizes.reduce((total, size) => total + size, 0);
}
