import { Link } from 'react-router';
import type { ArticleSummary } from '../../content/articles/article.js';
import { knowledgeHub } from '../../content/articles/knowledge-hub.js';
import { Section } from '../../parts/section.js';
import { ArticleFacts } from '../article-facts.js';
import { articlePath } from '../article-path.js';
import { ArticleTags } from '../article-tags.js';
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
            <p className={styles.description}>{article.description}</p>
            <ArticleTags tags={article.tags} />
            <footer className={styles.foot}>
              <span>{article.author}</span>
              <Link className={styles.read} to={articlePath(article.slug)}>
                {knowledgeHub.read}
                <span className="visually-hidden"> {article.title}</span>
              </Link>
            </footer>
          </article>
        ))}
      </div>
    </Section>
  );
}
