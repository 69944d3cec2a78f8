import { Link } from 'react-router';
import type { ArticleSummary } from '../../content/articles/article.js';
import { articles } from '../../content/articles/articles.js';
import { articlePage } from '../../content/articles/knowledge-hub.js';
import { articlePath } from '../article-path.js';
import styles from './article-neighbours.module.css';
import { neighboursOf } from './related-articles.js';

export function ArticleNeighbours({ article }: { article: ArticleSummary }) {
  const { previous, next } = neighboursOf(articles, article);
  return (
    <nav className={styles.neighbours} aria-label={articlePage.neighbours}>
      {previous && <Way article={previous} label={articlePage.older} rel="prev" />}
      {next && <Way article={next} label={articlePage.newer} rel="next" />}
    </nav>
  );
}

function Way({ article, label, rel }: { article: ArticleSummary; label: string; rel: 'prev' | 'next' }) {
  return (
    <Link className={styles[rel]} rel={rel} to={articlePath(article.slug)}>
      <span className="soft-small">{label}</span> <span className={styles.title}>{article.title}</span>
    </Link>
  );
}
