import { knowledgeHub } from '../content/articles/knowledge-hub.js';

export function articlePath(slug: string): string {
  return `${knowledgeHub.path}/${slug}`;
}
