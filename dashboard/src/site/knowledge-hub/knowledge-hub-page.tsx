import { Rss } from 'lucide-react';
import type { LinksFunction, MetaFunction } from 'react-router';
import { articles } from '../content/articles/articles.js';
import { knowledgeHub } from '../content/articles/knowledge-hub.js';
import { pageMeta } from '../page-meta.js';
import { PageHero } from '../parts/page-hero.js';
import { PageSections } from '../parts/section.js';
import styles from './knowledge-hub-page.module.css';
import { ArticleFilters } from './list/article-filters.js';
import { ArticleList } from './list/article-list.js';
import { FeaturedArticles } from './list/featured-articles.js';
import { allCategories, findArticles, isUnfiltered } from './list/find-articles.js';
import { useArticleSearch } from './list/use-article-search.js';

export const meta: MetaFunction = () => pageMeta(knowledgeHub);

export const links: LinksFunction = () => [
  { rel: 'alternate', type: 'application/atom+xml', title: knowledgeHub.feedTitle, href: knowledgeHub.feedPath },
];

export default function KnowledgeHubPage() {
  const [search, setSearch] = useArticleSearch();
  return (
    <PageSections>
      <div className="stack-8">
        <PageHero
          size="quiet"
          eyebrow={knowledgeHub.eyebrow}
          title={knowledgeHub.heading}
          lede={knowledgeHub.lede}
          actions={
            <a className={styles.feed} href={knowledgeHub.feedPath}>
              <Rss size={18} aria-hidden /> {knowledgeHub.feed}
            </a>
          }
        />
        <ArticleFilters search={search} onChange={setSearch} />
      </div>
      {isUnfiltered(search) && <FeaturedArticles articles={articles.filter(({ featured }) => featured)} />}
      <ArticleList
        articles={findArticles(articles, search)}
        category={search.category}
        onClear={() => setSearch({ query: '', category: allCategories })}
      />
    </PageSections>
  );
}
