import { serverAddress } from '../api/server-address.js';
import { CodeToCopy } from '../ui/code-to-copy.js';
import { useBrowserValue } from '../ui/use-browser-value.js';
import { home } from './content/home.js';
import { demoCompany } from './demo-chat/demo-chat-script.js';
import styles from './install-snippet.module.css';

export function InstallSnippet() {
  const server = useBrowserValue(() => serverAddress() || window.location.origin, home.snippet.server);
  return (
    <section className={styles.section} aria-labelledby="install">
      <div className={styles.words}>
        <h2 id="install">{home.snippet.heading}</h2>
        <p className={styles.lede}>{home.snippet.lede}</p>
      </div>
      <CodeToCopy
        code={`<script async src="${server}/meg.js" data-company="${demoCompany}"></script>`}
        name={home.snippet.name}
      />
      <dl className={styles.facts}>
        {home.snippet.facts.map(([name, text]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
