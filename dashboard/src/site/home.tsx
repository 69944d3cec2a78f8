import type { MetaFunction } from 'react-router';
import { serverAddress } from '../api/server-address.js';
import { useCompany } from '../features/companies/use-company.js';
import { ButtonLink } from '../ui/button.js';
import { ChatIcon } from '../ui/icons.js';
import { examplePage, home } from './content/home.js';
import { demoCompany } from './demo-chat/demo-chat-script.js';
import { OpenDemoButton } from './demo-chat/open-demo-button.js';
import { DemoStatus } from './demo-status.js';
import { ExampleConversation } from './example-conversation.js';
import styles from './home.module.css';
import { InsideLinks } from './inside-links.js';
import { InstallSnippet } from './install-snippet.js';
import { pageMeta } from './page-meta.js';

export const meta: MetaFunction = () => pageMeta({ title: home.title, description: home.description, path: '/' });

export default function HomePage() {
  const [demo, askAgain] = useCompany(demoCompany);
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.heading}>
            {home.heading.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
          <p className={styles.lede}>{home.lede}</p>
          <div className={styles.actions}>
            <OpenDemoButton tone="primary" size="large" lateNotice={home.demoIsLate}>
              <ChatIcon />
              {home.openDemo}
            </OpenDemoButton>
            <ButtonLink size="large" href={serverAddress() + examplePage}>
              {home.seeExample}
            </ButtonLink>
          </div>
          <noscript>{home.demoNeedsScripts}</noscript>
          <DemoStatus query={demo} onAskAgain={askAgain} />
        </div>
        <ExampleConversation />
      </section>
      <InstallSnippet />
      <InsideLinks />
    </div>
  );
}
