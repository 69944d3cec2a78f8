import { Link } from 'react-router';
import type { ArticleSummary } from '../../content/articles/article.js';
import { articles } from '../../content/articles/articles.js';
import { articlePage } from '../../content/articles/knowledge-hub.js';
import { Section } from '../../parts/section.js';
import { ArticleFacts } from '../article-parts.js';
import { articlePath } from '../article-path.js';
import { relatedArticles } from './related-articles.js';
import styles from './related-articles-view.module.css';

export function RelatedArticles({ article }: { article: ArticleSummary }) {
  return (
    <Section heading={articlePage.related}>
      <ul className={styles.list}>
        {relatedArticles(articles, article).map((other) => (
          <li key={other.slug} className={styles.item}>
            <ArticleFacts article={other} />
            <Link className={styles.title} to={articlePath(other.slug)}>
              {other.title}
            </Link>
            <p className="soft">{other.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
