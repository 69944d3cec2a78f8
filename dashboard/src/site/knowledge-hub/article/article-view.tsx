import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import type { Article, ArticleSummary } from '../../content/articles/article.js';
import { articlePage, knowledgeHub } from '../../content/articles/knowledge-hub.js';
import { Prose } from '../../parts/prose.js';
import { longDate } from '../../site-figures.js';
import { allCategories, searchParams } from '../list/find-articles.js';
import { articleBlocks, contentsOf } from './article-blocks.js';
import { ArticleBody } from './article-body.js';
import { ArticleContents } from './article-contents.js';
import styles from './article-view.module.css';

export function ArticleView({ article }: { article: Article }) {
  const { content, tags } = article;
  return (
    <article className="stack-12">
      <ArticleHeader article={article} />
      <div className={styles.columns}>
        <ArticleContents entries={contentsOf(articleBlocks(content))} />
        <div>
          <Prose>
            <ArticleBody content={content} />
          </Prose>
          <AllTags tags={tags} />
        </div>
      </div>
    </article>
  );
}

function ArticleHeader({ article }: { article: ArticleSummary }) {
  return (
    <header className={styles.header}>
      <LinkButton to={knowledgeHub.path} size="touch">
        <ArrowLeft size={18} aria-hidden />
        {articlePage.back}
      </LinkButton>
      <p className={styles.category}>{article.category}</p>
      <h1 className={styles.title}>{article.title}</h1>
      <p className="lede">{article.description}</p>
      <ul className={styles.facts}>
        <li>{article.author}</li>
        <li>{knowledgeHub.minutes(article.readTime)}</li>
        <li>
          <time dateTime={article.publishedDate}>{longDate(article.publishedDate)}</time>
        </li>
      </ul>
    </header>
  );
}

/** Each tag leads to the articles that it finds. */
function AllTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={styles.tags} aria-label={articlePage.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={`${knowledgeHub.path}?${searchParams({ query: tag, category: allCategories })}`}>{tag}</Link>
        </li>
      ))}
    </ul>
  );
}
