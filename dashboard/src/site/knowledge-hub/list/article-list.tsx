import { SearchX } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state.js';
import type { ArticleSummary } from '../../content/articles/article.js';
import { knowledgeHub } from '../../content/articles/knowledge-hub.js';
import { Section } from '../../parts/section.js';
import { ArticleEnd, ArticleFacts, ArticleTags } from '../article-parts.js';
import styles from './article-list.module.css';
import { allCategories, type CategoryChoice } from './find-articles.js';

interface ArticleListProps {
  articles: readonly ArticleSummary[];
  category: CategoryChoice;
  onClear: () => void;
}

export function ArticleList({ articles, category, onClear }: ArticleListProps) {
  const heading = category === allCategories ? knowledgeHub.allHeading : knowledgeHub.categoryHeading(category);
  return (
    <Section heading={heading} lede={<span role="status">{knowledgeHub.count(articles.length)}</span>}>
      {articles.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={knowledgeHub.empty}
          action={<Button onClick={onClear}>{knowledgeHub.clear}</Button>}
        />
      ) : (
        <div className="ruled">
          {articles.map((article) => (
            <ArticleRow key={article.slug} article={article} />
          ))}
        </div>
      )}
    </Section>
  );
}

function ArticleRow({ article }: { article: ArticleSummary }) {
  return (
    <article className={styles.row}>
      <ArticleFacts article={article} />
      <div className="stack-3">
        <h3 className={styles.title}>{article.title}</h3>
        <p className="soft three-lines">{article.description}</p>
        <ArticleTags article={article} />
      </div>
      <ArticleEnd article={article} />
    </article>
  );
}
