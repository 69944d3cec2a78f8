import { knowledgeHub } from '../content/articles/knowledge-hub.js';
import styles from './article-tags.module.css';

const shownTags = 2;

/** The first tags, and how many there are beside them. */
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  const hiddenCount = tags.length - shownTags;
  return (
    <ul className={styles.tags}>
      {tags.slice(0, shownTags).map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
      {hiddenCount > 0 && <li className="soft">{knowledgeHub.moreTags(hiddenCount)}</li>}
    </ul>
  );
}
