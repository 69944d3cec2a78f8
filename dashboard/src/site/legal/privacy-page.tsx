import type { MetaFunction } from 'react-router';
import { privacy } from '../content/legal.js';
import { pageMeta } from '../page-meta.js';
import { LegalDocument } from './legal-document.js';

export const meta: MetaFunction = () => pageMeta(privacy);

export default function PrivacyPage() {
  return <LegalDocument text={privacy} />;
}
