import { type ArticleBlock, articleBlocks } from './article-blocks.js';

/** A heading of the first level stands right below the page's own title. */
const headingTags = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;

export function ArticleBody({ content }: { content: string }) {
  const blocks = articleBlocks(content).filter(({ kind }) => kind !== 'break');
  return blocks.map((block) => <Block key={nameOf(block)} block={block} />);
}

/** No two blocks of an article say the same. */
function nameOf(block: ArticleBlock): string | undefined {
  if (block.kind === 'break') return undefined;
  return block.kind === 'list' ? block.items.join('\n') : block.text;
}

function Block({ block }: { block: ArticleBlock }) {
  if (block.kind === 'break') return null;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  const Heading = headingTags[block.level];
  return <Heading id={block.id}>{block.text}</Heading>;
}
