import { hasConsent } from './consent/consent-store.js';

interface SiteEvent {
  name: string;
  category: string;
  label: string;
  value?: number;
}

declare global {
  interface Window {
    /** Where the operator's own measuring listens, as on any page that carries the chat. */
    dataLayer?: unknown[];
  }
}

/** Counts what a visitor does, where the visitor has allowed it and somebody listens. Nothing is kept for later. */
export function trackEvent({ name, ...details }: SiteEvent): void {
  if (!hasConsent('analytics')) return;
  window.dataLayer?.push({ event: name, ...details });
}
