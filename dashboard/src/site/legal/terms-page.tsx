import type { MetaFunction } from 'react-router';
import { terms } from '../content/legal.js';
import { pageMeta } from '../page-meta.js';
import { LegalDocument } from './legal-document.js';

export const meta: MetaFunction = () => pageMeta(terms);

export default function TermsPage() {
  return <LegalDocument text={terms} />;
}
