import type { Letter, LetterItem, LetterLink, LetterPart } from './letter.js';

const linkText = ({ label, url }: LetterLink) => `${label}:\n${url}`;

function itemText({ title, text, facts, meta, links }: LetterItem): string {
  return [
    `* ${title}`,
    `  ${meta}`,
    ...[text, facts].filter((line) => line !== '').map((line) => `  ${line}`),
    ...links.map(({ label, url }) => `  ${label}: ${url}`),
  ].join('\n');
}

function partText(part: LetterPart): string {
  switch (part.is) {
    case 'text':
      return part.text;
    case 'heading':
      return `${part.text}\n${'-'.repeat(Math.min(60, [...part.text].length))}`;
    case 'figure':
      return `${part.label}\n${part.value}`;
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n');
    case 'items':
      return part.items.map(itemText).join('\n\n');
    case 'action':
      return linkText(part);
    case 'links':
      return part.links.map(({ label, url }) => `${label}: ${url}`).join('\n');
  }
}

/** For mail programs that show no HTML, and for people who want none. */
export function letterText({ parts, foot }: Letter): string {
  const small = foot.map(({ text, link }) => (link ? `${text}\n${linkText(link)}` : text));
  // Mail programs recognise this line as the end of the text.
  const end = small.length > 0 ? `\n\n-- \n${small.join('\n\n')}` : '';
  return `${parts.map(partText).join('\n\n')}${end}\n`;
}
