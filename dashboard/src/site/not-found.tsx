import type { MetaFunction } from 'react-router';
import { Link } from 'react-router';
import { serverAddress } from '../api/server-address.js';
import { useBrowserValue } from '../ui/use-browser-value.js';
import { examplePage } from './content/home.js';
import { notFound } from './content/not-found.js';
import styles from './not-found.module.css';

export const meta: MetaFunction = () => [{ title: notFound.title }, { name: 'robots', content: 'noindex' }];

export default function NotFoundPage() {
  // Not the router's: one prerendered page stands for every address, and knows none of them.
  const path = useBrowserValue(() => window.location.pathname, '');
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{notFound.heading}</h1>
      <p className={styles.text}>{notFound.text}</p>
      <p className={styles.ways}>
        <Link to="/">{notFound.home}</Link>
        <a href={serverAddress() + examplePage}>{notFound.example}</a>
      </p>
      <code className={styles.hint}>{path && notFound.hint(path)}</code>
    </div>
  );
}
