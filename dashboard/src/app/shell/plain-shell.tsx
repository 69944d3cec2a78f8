import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from '../../api/query-client.js';
import { loadServerAddress, serverAddress } from '../../api/server-address.js';
import { LayerContainer } from '../../ui/dialog/layer-container.js';
import { Toaster } from '../../ui/feedback/toaster.js';
import { BrandMark } from '../../ui/theme/brand-mark.js';
import styles from './plain-shell.module.css';

export async function clientLoader() {
  await loadServerAddress();
  return null;
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div className={styles.frame}>
      <div className={styles.header}>
        <span className="brand">
          <BrandMark />
          Meg
        </span>
      </div>
      <main aria-busy="true" aria-label="Loading…" />
    </div>
  );
}

/** Around the pages before one is signed in: little that could lead away. */
export default function PlainShell() {
  const [main, setMain] = useState<HTMLElement | null>(null);
  return (
    <QueryClientProvider client={queryClient}>
      <div className={styles.frame}>
        <header className={styles.header}>
          <a href={`${serverAddress()}/`} className="brand">
            <BrandMark />
            Meg
          </a>
        </header>
        <main ref={setMain} id="content" tabIndex={-1} className={styles.main}>
          <LayerContainer value={main}>
            <Outlet />
          </LayerContainer>
        </main>
      </div>
      <Toaster />
    </QueryClientProvider>
  );
}
