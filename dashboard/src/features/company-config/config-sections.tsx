import { type ReactNode, useEffect } from 'react';
import styles from './company-config.module.css';

interface ConfigSection {
  /** In the address, as in #opening-hours, so that a section can be pointed to. */
  id: string;
  name: string;
  content: ReactNode;
}

/** The sections of a long page of settings, below links to each. */
export function ConfigSections({ sections }: { sections: readonly ConfigSection[] }) {
  // The browser has looked for the place before the settings were read.
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
  return (
    <div className="stack-6">
      <nav aria-label="Sections of this page">
        <ul className={styles.links}>
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, content }) => (
        <div key={id} id={id} className={styles.section}>
          {content}
        </div>
      ))}
    </div>
  );
}
