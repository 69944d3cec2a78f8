import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';

// Strict mode mounts every component twice while developing. The chat bears it: it is there once.
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
