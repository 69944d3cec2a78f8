import { Link } from 'react-router';
import type { ArticleSummary } from '../content/articles/article.js';
import { knowledgeHub } from '../content/articles/knowledge-hub.js';
import styles from './article-parts.module.css';
import { articlePath } from './article-path.js';

interface ArticleProps {
  article: ArticleSummary;
}

/** Above a title: what it is about, and how long it takes. */
export function ArticleFacts({ article }: ArticleProps) {
  return (
    <p className={styles.facts}>
      <span className={styles.category}>{article.category}</span> <span>{knowledgeHub.minutes(article.readTime)}</span>
    </p>
  );
}

const shownTags = 2;

/** The first tags, and how many there are beside them. */
export function ArticleTags({ article: { tags } }: ArticleProps) {
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

/** The author, and the link to the article. */
export function ArticleEnd({ article: { author, slug, title } }: ArticleProps) {
  return (
    <footer className={styles.end}>
      <span>{author}</span>
      <Link className={styles.read} to={articlePath(slug)}>
        {knowledgeHub.read}
        <span className="visually-hidden"> {title}</span>
      </Link>
    </footer>
  );
}
