import { unknownOrigin } from '@meg/shared/domain/site-origin';
import type { MetaDescriptor } from 'react-router';

/** A thing as schema.org describes it, without `@context`. Its addresses are made by `siteUrl`. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

interface PageMeta {
  title: string;
  description: string;
  /** The page's own address, as in /pricing. */
  path: string;
  /** Address of the picture that a shared link shows, 1200 × 630; otherwise the page's own of the build. */
  picture?: string;
  /** `article` for what has an author and a date. */
  type?: 'website' | 'article';
  structuredData?: readonly StructuredData[];
}

/** Questions with their answers, as search engines show them. */
export function questionsData(items: readonly { question: string; answer: string }[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

const siteName = 'Meg';

/**
 * The origin under which the site is known: the server's `PUBLIC_URL`, which the server writes into the document.
 * While the page is written ahead it is a name that the server replaces; without `PUBLIC_URL` there is none, and what
 * needs it is left out: an address that a request's Host header can choose is no address to give to search engines.
 */
function siteOrigin(): string | undefined {
  if (typeof document === 'undefined') return unknownOrigin;
  return document.documentElement.dataset.publicUrl;
}

/** The whole address of a path of ours, for structured data; the path alone where the origin is not known. */
export function siteUrl(path: string): string {
  return (siteOrigin() ?? '') + path;
}

/** The picture that the build makes for a page. */
export function pagePicture(path: string): string {
  return `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

/** What search engines and previews of links read of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, structuredData = [] } = page;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...addressesOf(page),
    ...structuredData.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ];
}

function addressesOf({ path, title, picture = pagePicture(path) }: PageMeta): MetaDescriptor[] {
  const origin = siteOrigin();
  if (origin === undefined) return [];
  return [
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:url', content: origin + path },
    { property: 'og:image', content: origin + picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
