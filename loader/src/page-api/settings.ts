/**
 * What the host page set on the script element or by `Meg('update', …)`, or the company on its server. Taken as it
 * comes: each place that uses a value falls back where it makes no sense. None of it may come from a prototype.
 */
export interface Settings {
  company: string;
  theme: string;
  /** The global function of this chat, and what tells it from others on the page. */
  name: string;
  language: string;
  welcome?: string;
  avatar?: string;
  color?: string;
  /** Text beside the icon; none shows the icon alone. */
  label?: string;
  icon?: string;
  /** `left` and `right` are those sides; none follows the direction of the page's text. */
  position?: string;
  /** Pixels from the side and from the bottom, as in `24` or `24,96`. */
  offset?: string | number;
  zIndex?: string | number;
  phone?: string;
  /** `none` hides it: the page opens the chat itself. */
  launcher?: string;
  /** `inline` stands in the page, inside `target`. */
  mode?: string;
  target?: string;
  /** `off` keeps the events out of the page's `dataLayer`. */
  dataLayer?: string;
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

/** The script's attributes win over the company's settings. */
export function readSettings({ dataset }: ScriptElement, companysOwn: Partial<Settings>): Settings {
  return {
    __proto__: null,
    name: 'Meg',
    company: 'demo',
    theme: 'auto',
    language: document.documentElement.lang,
    ...companysOwn,
    ...dataset,
  } as Settings;
}
