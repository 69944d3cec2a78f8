import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  title: string;
  description: string;
  /** The page's own address, as in /pricing. */
  path: string;
}

/** What search engines and previews of links read of a page. */
export function pageMeta({ title, description }: PageMeta): MetaDescriptor[] {
  return [{ title }, { name: 'description', content: description }];
}
