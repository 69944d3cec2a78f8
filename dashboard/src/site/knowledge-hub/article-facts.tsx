import type { ArticleSummary } from '../content/articles/article.js';
import { knowledgeHub } from '../content/articles/knowledge-hub.js';
import styles from './article-facts.module.css';

/** Above a title: what it is about, and how long it takes. */
export function ArticleFacts({ article }: { article: ArticleSummary }) {
  return (
    <p className={styles.facts}>
      <span className={styles.category}>{article.category}</span> <span>{knowledgeHub.minutes(article.readTime)}</span>
    </p>
  );
}
