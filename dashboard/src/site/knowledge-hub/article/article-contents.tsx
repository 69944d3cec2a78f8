import { articlePage } from '../../content/articles/knowledge-hub.js';
import type { ContentsEntry } from './article-blocks.js';
import styles from './article-contents.module.css';

/** Beside the text where there is room, otherwise above it and folded. */
export function ArticleContents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav aria-label={articlePage.contents}>
      <details className={styles.folded}>
        <summary>{articlePage.contents}</summary>
        <Entries entries={entries} />
      </details>
      <div className={styles.open}>
        <p className={styles.label}>{articlePage.contents}</p>
        <Entries entries={entries} />
      </div>
    </nav>
  );
}

function Entries({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a className="quiet-link" href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
