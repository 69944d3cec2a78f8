import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';

// In development, strict mode mounts every component twice. The chat still appears once.
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
