import type { Theme } from '@meg/shared/bridge/messages';
import { warn } from './warn.js';

/** What the host page set on the script element. */
export interface ScriptOptions {
  company: string;
  theme: Theme;
  language: string;
  color: string;
  /** Text beside the icon; none shows the icon alone. */
  label: string;
  /** `left` and `right` are those sides; none follows the direction of the page's text. */
  position: string;
  phone: string;
  /** The server of the script. */
  origin: string;
  /** The chat as a document: what the frame shows, and where the link leads when the frame cannot. */
  address: string;
}

type ScriptElement = Pick<HTMLScriptElement, 'src' | 'dataset'>;

/**
 * The element that this script came from. A tag manager or a module leaves `currentScript` empty, and
 * `<img name="currentScript">` in a page takes its name over: an image may not choose the server.
 */
export function findScript(): ScriptElement {
  const current = document.currentScript as HTMLScriptElement | null;
  return current?.tagName === 'SCRIPT' && current.src
    ? current
    : (document.querySelector('script[src*="/meg.js"]') as HTMLScriptElement);
}

export function readScriptOptions({ src, dataset }: ScriptElement): ScriptOptions {
  const { color = '', label = '', position = '', phone = '' } = dataset;
  const company = dataset.company || 'demo';
  const theme = /^(light|dark)$/.test(dataset.theme ?? '') ? (dataset.theme as Theme) : 'auto';
  const language = dataset.language || document.documentElement.lang;
  const { origin } = new URL(src);
  const address = `${origin}/embed?${new URLSearchParams({ company, theme, language })}`;
  // The frame tells the visitor; the developer should hear of a slip of the pen as well.
  if (!/^[a-z\d-]+$/.test(company)) warn(`bad data-company ${company}`);
  return { company, theme, language, color, label, position, phone, origin, address };
}
