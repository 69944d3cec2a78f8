import { sitePaths } from '@meg/shared/domain/public-paths';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import type { Article } from '../../content/articles/article.js';
import { articles } from '../../content/articles/articles.js';
import { articlePage, knowledgeHub } from '../../content/articles/knowledge-hub.js';
import { TryDemoButton } from '../../demo-chat/try-demo-button.js';
import { pageMeta } from '../../page-meta.js';
import { CallToAction } from '../../parts/call-to-action.js';
import { PageSections } from '../../parts/section.js';
import { articlePath } from '../article-path.js';
import { articleBody } from './article-bodies.server.js';
import { ArticleNeighbours } from './article-neighbours.js';
import { articleData } from './article-structured-data.js';
import { ArticleView } from './article-view.js';
import { RelatedArticles } from './related-articles-view.js';

/** Runs while the page is written ahead; a browser that comes from another page fetches what it answered. */
export function loader({ url }: LoaderFunctionArgs): Article {
  const slug = url.pathname.split('/').filter(Boolean).at(-1) ?? '';
  const summary = articles.find((article) => article.slug === slug);
  if (!summary) throw new Error(`${slug} is no article`);
  return { ...summary, content: articleBody(slug) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: article }) => {
  if (!article) return [];
  const { title, metaDescription, keywords, author, publishedDate } = article;
  return [
    ...pageMeta({
      title: `${title} · ${articlePage.titleEnd}`,
      description: metaDescription,
      path: articlePath(article.slug),
      type: 'article',
      structuredData: [articleData(article)],
    }),
    { name: 'keywords', content: keywords },
    { name: 'author', content: author },
    { property: 'article:published_time', content: publishedDate },
    { property: 'article:section', content: article.category },
  ];
};

export const links = () => [
  { rel: 'alternate', type: 'application/atom+xml', title: knowledgeHub.feedTitle, href: knowledgeHub.feedPath },
];

export default function ArticlePage() {
  const article = useLoaderData<typeof loader>();
  return (
    <PageSections>
      <ArticleView article={article} />
      <ArticleNeighbours article={article} />
      <RelatedArticles article={article} />
      <CallToAction heading={articlePage.call} text={articlePage.callText}>
        <TryDemoButton />
        <LinkButton size="large" to={sitePaths.pricing}>
          {articlePage.plans}
        </LinkButton>
      </CallToAction>
    </PageSections>
  );
}
