export type ArticleBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string; id: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'paragraph'; text: string }
  | { kind: 'break' };

const headings = [
  ['# ', 1],
  ['## ', 2],
  ['### ', 3],
] as const;
const itemMark = '- ';

/** The name of a heading in the address, as in #why-minutes-count. */
function idOf(text: string, taken: ReadonlySet<string>): string {
  const words = text
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['part'];
  const id = words.join('-');
  let number = 2;
  if (!taken.has(id)) return id;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** Reads an article line by line. Lines of a list that follow each other are one list; nothing else is markup. */
export function articleBlocks(content: string): ArticleBlock[] {
  const ids = new Set<string>();
  const blocks: ArticleBlock[] = [];
  for (const line of content.split(/\r?\n/)) {
    const block = blockOf(line, ids);
    const last = blocks.at(-1);
    if (block.kind === 'heading') ids.add(block.id);
    if (block.kind === 'list' && last?.kind === 'list') blocks.splice(-1, 1, joined(last.items, block.items));
    else blocks.push(block);
  }
  return blocks;
}

function joined(before: readonly string[], after: readonly string[]): ArticleBlock {
  return { kind: 'list', items: [...before, ...after] };
}

function blockOf(line: string, ids: ReadonlySet<string>): ArticleBlock {
  if (line.trim() === '') return { kind: 'break' };
  if (line.startsWith(itemMark)) return { kind: 'list', items: [line.slice(itemMark.length).trim()] };
  const heading = headings.find(([mark]) => line.startsWith(mark));
  if (!heading) return { kind: 'paragraph', text: line.trim() };
  const [mark, level] = heading;
  const text = line.slice(mark.length).trim();
  return { kind: 'heading', level, text, id: idOf(text, ids) };
}

export interface ContentsEntry {
  id: string;
  text: string;
}

/** The table of contents: the headings of the first level. */
export function contentsOf(blocks: readonly ArticleBlock[]): ContentsEntry[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 1 ? [{ id: block.id, text: block.text }] : [],
  );
}
