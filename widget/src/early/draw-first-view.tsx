import { renderToString } from 'preact-render-to-string';
import { ChatApp } from '../app/app.js';
import { NotLoaded } from '../cards/try-again.js';
import { welcome } from '../conversation/welcome.js';
import type { FirstView } from '../i18n/first-view.js';
import type { LanguageEntry } from '../i18n/language-entry.js';
import { createText } from '../i18n/text.js';
import type { FindWord } from '../i18n/words.js';

/** The first view in one language, with placeholders for what differs between companies: see `gap`. */
export interface DrawnView {
  readonly view: string;
  readonly greeting: string;
  /** Shown if the chat's code does not load. */
  readonly late: string;
  readonly lateWithPhone: string;
}

export interface ViewLanguage {
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
  readonly firstView: FirstView;
}

/** A placeholder between two private-use characters: the server replaces it by the company's own value, escaped. */
const gap = (name: string) => `\uE000${name}\uE001`;

const ignore = () => undefined;

const company = {
  slug: '',
  name: gap('name'),
  welcomeMessage: gap('greeting'),
  avatarUrl: '',
  phone: gap('phone'),
  phoneUrl: gap('phoneUrl'),
  moneyLocale: 'en',
  privacyUrl: '',
  quoteFirst: false,
  contactRequired: 'both' as const,
  offersWhatsApp: true,
  offersCalls: true,
  offersEmail: true,
  paceFactor: 1,
  allowedDomains: [],
};

/** Runs at build time: the chat as it draws itself for a new visitor. */
export function drawFirstView(
  { code, direction, firstView }: ViewLanguage,
  languages: readonly LanguageEntry[],
): DrawnView {
  const find: FindWord = (key) => firstView[key as keyof FirstView];
  const textOf = (speaker: typeof company) => createText(code, find, speaker, direction);
  const doors = {
    act: ignore,
    newKey: () => '',
    nowMs: () => 0,
    findPlaces: async () => [],
    findThings: async () => [],
  };
  const text = textOf(company);
  const view = renderToString(
    <ChatApp
      {...doors}
      text={text}
      languages={languages}
      state={welcome()}
      hasActed={false}
      stall={undefined}
      company={company}
      cards={undefined}
      onLanguage={ignore}
      onClose={ignore}
      onReset={ignore}
    />,
  );
  const lateOf = (phone: string) => renderToString(<NotLoaded text={textOf({ ...company, phone })} onRetry={ignore} />);
  return {
    view,
    greeting: textOf({ ...company, welcomeMessage: '' }).phrase({ key: 'greeting.welcome' }),
    late: lateOf(''),
    lateWithPhone: lateOf(company.phone),
  };
}
