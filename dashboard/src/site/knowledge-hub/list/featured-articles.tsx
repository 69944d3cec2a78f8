import type { ArticleSummary } from '../../content/articles/article.js';
import { knowledgeHub } from '../../content/articles/knowledge-hub.js';
import { Section } from '../../parts/section.js';
import { ArticleEnd, ArticleFacts, ArticleTags } from '../article-parts.js';
import { ArticleSign } from './article-sign.js';
import styles from './featured-articles.module.css';

export function FeaturedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <Section heading={knowledgeHub.featured}>
      <div className={styles.pair}>
        {articles.map((article) => (
          <article key={article.slug} className={styles.card}>
            <ArticleSign slug={article.slug} />
            <ArticleFacts article={article} />
            <h3 className={styles.title}>{article.title}</h3>
            <p className="three-lines">{article.description}</p>
            <ArticleTags article={article} />
            <ArticleEnd article={article} />
          </article>
        ))}
      </div>
    </Section>
  );
}
