import { MegChat } from '@meg/loader/react';
import { useState } from 'react';
import { Home } from './home.js';
import { Plan } from './plan.js';
import { Terms } from './terms.js';
import { useRoute } from './use-route.js';

const megOrigin = document.querySelector<HTMLMetaElement>('meta[name="meg-origin"]')?.content || location.origin;

const pages: Record<string, () => React.JSX.Element> = { '/': Home, '/plan': Plan, '/terms': Terms };

export function App() {
  const route = useRoute();
  const [heard, setHeard] = useState('');
  const Page = pages[route] ?? Home;
  return (
    <>
      <header>
        <a className="brand" href="#/">
          Hearth &amp; Mile
        </a>
        <nav aria-label="Main">
          <a href="#/plan">Plan</a>
          <a href="#/terms">Terms</a>
        </nav>
      </header>
      <main>
        <Page />
        <p role="status">{heard}</p>
      </main>
      <footer>
        <p>Hearth &amp; Mile is made up, as an example of a single-page app that carries the chat.</p>
      </footer>
      {/* Mounted by some routes and unmounted by others: unmounting takes away all that mounting brought. */}
      {route !== '/terms' && (
        <MegChat
          origin={megOrigin}
          company="demo"
          label="Ask us"
          color="#1f5f8b"
          onOpened={() => setHeard('The chat was opened.')}
          onClosed={() => setHeard('The chat was closed.')}
          onLeadSubmitted={({ reference }) => setHeard(`Thank you. Your reference is ${reference}.`)}
        />
      )}
    </>
  );
}
