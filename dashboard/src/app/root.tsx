import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { DemoChatQueue } from '../site/demo-chat/demo-chat-script.js';
import '../ui/theme/fonts.css';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import '../ui/theme/shared-classes.css';
import '../ui/theme/list-classes.css';
import { themeScript } from '../ui/theme/theme.js';
import { Fault } from './shell/error-page.js';

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: LinksFunction = () => [
  { ...font, href: figtree },
  { ...font, href: bricolage },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    // Attributes that the browser adds before React comes: the theme that was chosen, and where the server is.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12161d" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; as a child, React would escape it */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <DemoChatQueue />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** In place of a page that no build could write ahead, until its script has come: seen where that takes long. */
export function HydrateFallback() {
  return (
    <p role="status" className="late-loading">
      Loading…
    </p>
  );
}

export function ErrorBoundary() {
  return <Fault />;
}
