import type { PageOptions } from './host-page.js';

export interface HostilePage extends PageOptions {
  readonly title: string;
  readonly html: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly media?: {
    readonly reducedMotion?: 'reduce';
    readonly forcedColors?: 'active';
    readonly colorScheme?: 'dark';
  };
}

const snippet = '<script async src="/meg.js" data-company="demo"></script>';
const style = (css: string): string => `<style>${css}</style>${snippet}`;
const script = (code: string): string => `<script>${code}</script>${snippet}`;
/** Replaces a built-in function by one that misbehaves. */
const broken = "() => { throw new Error('broken by the page') }";

const looks: readonly HostilePage[] = [
  { title: 'unsets every style', html: style('*, ::before, ::after { all: unset !important }') },
  {
    title: 'hides every frame, button and stranger',
    html: style(
      'iframe, button, meg-chat, body > * { display: none !important; visibility: hidden !important; opacity: 0 !important; pointer-events: none !important }',
    ),
  },
  {
    title: 'squeezes, clips and blurs what is in it',
    html: style(
      'body * { width: 0 !important; height: 0 !important; position: static !important; transform: scale(0) !important; clip-path: inset(50%) !important; filter: blur(9px) !important }',
    ),
  },
  {
    title: 'claims the highest layer for its header',
    html: `${style('header { position: fixed; inset: 0 0 auto; z-index: 2147483647; height: 80px }')}<header>Offer</header>`,
  },
  {
    title: 'lies under a layer of its own',
    html: `${snippet}<div style="position:fixed;inset:0;z-index:2147482999;background:#fff8"></div>`,
  },
  {
    title: 'transforms, contains and clips its body',
    html: style('body { margin: 0; height: 100vh; overflow: hidden; transform: translateZ(0); contain: layout paint }'),
  },
  {
    title: 'writes from top to bottom in tiny letters',
    html: style('html { writing-mode: vertical-rl; direction: rtl; font-size: 4px }'),
  },
  {
    title: 'locks its body against scrolling',
    html: style('html, body { position: fixed; overflow: hidden; inset: 0; touch-action: none; user-select: none }'),
  },
  { title: 'has no doctype', html: `<title>Old</title><body bgcolor="white">${snippet}`, isFullDocument: true },
  {
    title: 'is XHTML',
    isFullDocument: true,
    headers: { 'content-type': 'application/xhtml+xml' },
    html: '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>X</title></head><body><script async="async" src="/meg.js"></script></body></html>',
  },
  {
    title: 'animates everything',
    html: style(
      '@keyframes spin { to { rotate: 360deg; opacity: 0; visibility: hidden } } body *, ::before, ::after { animation: spin 1s infinite !important; transition: all 9s !important }',
    ),
  },
  {
    title: 'makes the whole of itself a layer',
    html: style(
      'html { transform: translateZ(0); filter: grayscale(1); perspective: 100px; height: 100vh; overflow: hidden }',
    ),
  },
  {
    title: 'reads from right to left, letter by letter',
    isFullDocument: true,
    html: `<!doctype html><html dir="rtl" lang="en"><title>R</title><style>* { unicode-bidi: bidi-override; direction: rtl !important }</style><body>${snippet}`,
  },
  { title: 'is very small', html: snippet, viewport: { width: 240, height: 320 } },
  {
    title: 'is shown dark, in forced colours and without motion',
    html: style(':root { color-scheme: dark }'),
    media: { reducedMotion: 'reduce', forcedColors: 'active', colorScheme: 'dark' },
  },
  { title: 'is in an old encoding', html: snippet, headers: { 'content-type': 'text/html; charset=windows-1251' } },
];

const language: readonly HostilePage[] = [
  {
    title: 'puts enumerable junk on arrays, objects and functions',
    html: script(
      'for (const it of [Array, Object, Function, String]) it.prototype.junk = function () { return this; }; Object.prototype[0] = "zero"',
    ),
  },
  {
    title: 'puts settings on every object',
    html: script(
      "Object.assign(Object.prototype, { company: 'x', host: { isConnected: true }, q: [['destroy']], launcher: 'none', mode: 'inline', target: '#x', dataLayer: 'off', meg: 1, message: {}, src: 'x' })",
    ),
  },
  {
    title: 'throws where every object is asked for a name',
    html: script(
      `for (const name of ['company', 'theme', 'label', 'icon', 'host', 'q', 'meg', 'message', 'phone']) Object.defineProperty(Object.prototype, name, { get: ${broken}, set(value) { Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true }) } })`,
    ),
  },
  {
    title: 'breaks the functions of arrays',
    html: script(
      `for (const name of ['push', 'pop', 'map', 'forEach', 'filter', 'concat', 'slice', 'splice', 'indexOf', 'includes', 'join', 'reduce', 'some']) Array.prototype[name] = ${broken}`,
    ),
  },
  { title: 'breaks JSON', html: script(`JSON.parse = JSON.stringify = ${broken}`) },
  {
    title: 'has promises that throw',
    html: script(`Promise.prototype.then = Promise.prototype.catch = Promise.resolve = ${broken}`),
  },
  {
    title: 'breaks call, apply and bind',
    html: script(`Function.prototype.call = Function.prototype.apply = Function.prototype.bind = ${broken}`),
  },
  {
    title: 'breaks fetch, storage and cookies',
    html: script(
      `fetch = XMLHttpRequest = ${broken}; Storage.prototype.getItem = Storage.prototype.setItem = ${broken}; Object.defineProperty(document, 'cookie', { get: ${broken} })`,
    ),
  },
  {
    title: 'wraps whoever listens',
    html: script(
      'const add = EventTarget.prototype.addEventListener; EventTarget.prototype.addEventListener = function (type, run, how) { return add.call(this ?? window, type, function (event) { return run.call(this, event); }, how); }',
    ),
  },
  {
    title: 'wraps its timers and frames',
    html: script(
      'for (const name of ["setTimeout", "clearTimeout", "requestAnimationFrame"]) { const own = window[name]; window[name] = function () { return own.apply(window, arguments); }; }',
    ),
  },
  {
    title: 'puts its own style into every shadow root',
    html: script(
      "const attach = Element.prototype.attachShadow; Element.prototype.attachShadow = function (how) { const root = attach.call(this, how); const sheet = document.createElement('style'); sheet.textContent = '* { color: red; float: right }'; root.append(sheet); return root; }",
    ),
  },
  {
    title: 'has an element of the same name',
    html: script(
      "customElements.define('meg-chat', class extends HTMLElement { connectedCallback() { this.title = 'ours'; } })",
    ),
  },
  {
    title: 'has frozen its language',
    html: script(
      'for (const it of [Object, Array, Function, String, RegExp, Promise, Map, Set, Element, Node, EventTarget]) Object.freeze(it.prototype)',
    ),
  },
  {
    title: 'breaks the definition of properties',
    html: script(
      `Object.defineProperty = Object.defineProperties = Object.create = Object.getOwnPropertyDescriptor = Reflect.defineProperty = ${broken}; Proxy = Reflect = undefined`,
    ),
  },
  {
    title: 'breaks its texts and numbers',
    html: script(
      `for (const name of ['match', 'replace', 'split', 'includes', 'startsWith', 'slice', 'trim']) String.prototype[name] = ${broken}; parseInt = parseFloat = ${broken}`,
    ),
  },
  {
    title: 'keeps others from making shadow roots open',
    html: script(`Object.freeze(ShadowRoot.prototype); Object.freeze(CSSStyleSheet.prototype)`),
  },
  {
    title: 'has frozen its document',
    html: script(
      'for (const it of [document, document.documentElement, location, history, navigator, screen]) Object.freeze(it)',
    ),
  },
  {
    title: 'breaks the history of its tab and rewrites it all the time',
    html: script(
      `const replace = history.replaceState; let turn = 0; setInterval(() => { if (turn < 50) replace.call(history, null, '', '#' + turn++) }, 20); history.pushState = history.replaceState = ${broken}; addEventListener('popstate', (event) => event.stopImmediatePropagation(), true)`,
    ),
  },
  {
    title: 'swallows every event that it does not know',
    html: script(
      "for (const type of ['message', 'keydown', 'focus', 'blur', 'focusin']) addEventListener(type, (event) => event.stopPropagation(), true)",
    ),
  },
  { title: 'breaks its console', html: script(`for (const name in console) console[name] = ${broken}`) },
];

const names: readonly HostilePage[] = [
  ['an object', "window.Meg = { name: 'our cat' }"],
  ['a text', "window.Meg = 'cat'"],
  ['a constant', "const Meg = 'cat'"],
  ['something that cannot be changed', "Object.defineProperty(window, 'Meg', { value: 'cat' })"],
  ['a queue of nonsense', "window.Meg = function () {}; Meg.q = [null, 7, 'x', [], ['dance'], [{}], { length: 2 }]"],
].map(([what, code]) => ({ title: `has at Meg ${what}`, html: script(code as string) }));

const documents: readonly HostilePage[] = [
  { title: 'has an element called Meg', html: `<form id="Meg"><input name="q"></form>${snippet}` },
  { title: 'has an image called currentScript', html: `<img name="currentScript" src="data:," alt="">${snippet}` },
  {
    title: 'has forms called as the parts of a document',
    html: `<form name="documentElement"></form><form name="head"></form>${snippet}`,
  },
  {
    title: 'turns relative addresses elsewhere',
    html: `<base href="https://elsewhere.example/" target="_top">${snippet}`,
  },
  { title: 'sends no referrer', html: `<meta name="referrer" content="no-referrer">${snippet}` },
  {
    title: 'writes the script into itself',
    html: `<script>document.write('${snippet.replace('</', '<\\/')}')</script>`,
  },
  {
    title: 'is written anew once it has loaded',
    html: `${snippet}<script>addEventListener('load', () => { document.open(); document.write('<!doctype html><title>New</title>${snippet.replace('</', '<\\/')}'); document.close() })</script>`,
  },
  {
    title: 'has its body replaced by a copy, as a framework does it, and its script run again',
    html: `<p>Words</p>${snippet}<script>addEventListener('load', () => {
      document.body.replaceWith(document.body.cloneNode(true));
      document.querySelector("meg-chat")?.remove();
      document.head.append(Object.assign(document.createElement('script'), { src: document.querySelector('script[src]').src }));
    })</script>`,
  },
  {
    title: 'is drawn by a framework in an instant, and again',
    html: `<div id="app"></div>${snippet}<script>let turn = 0; setInterval(() => { if (turn++ < 40) app.innerHTML = '<p>Turn</p>' }, 25)</script>`,
  },
  {
    title: 'is all inside a shadow root',
    html: `<main-app><template shadowrootmode="open"><style>* { display: none !important }</style><p>App</p></template></main-app>${snippet}`,
  },
  {
    title: 'has the script in its head, before there is a body',
    html: `<head><script src="/meg.js"></script></head><body>`,
  },
];

/** Headers of pages with isolation or strict policies. */
export function guardedPages(megUrl: string): readonly HostilePage[] {
  const trusted = "require-trusted-types-for 'script'; trusted-types 'none'";
  const strict = `default-src 'none'; frame-src ${megUrl}; base-uri 'none'; form-action 'none'; ${trusted}`;
  const csp = 'content-security-policy';
  return [
    {
      title: 'allows scripts by a nonce',
      html: snippet.replace('async', 'async nonce="r4nd0m"'),
      headers: { [csp]: `${strict}; script-src 'nonce-r4nd0m'` },
    },
    { title: 'allows scripts by their address', html: snippet, headers: { [csp]: `${strict}; script-src ${megUrl}` } },
    {
      title: 'allows what a nonce brings in',
      html: `<script nonce="r4nd0m">const tag = document.createElement('script'); tag.src = '${megUrl}/meg.js'; document.head.append(tag)</script>`,
      headers: { [csp]: `default-src 'none'; frame-src ${megUrl}; script-src 'nonce-r4nd0m' 'strict-dynamic'` },
    },
    {
      title: 'is isolated',
      html: snippet,
      headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
    },
    {
      title: 'is isolated and without credentials',
      html: snippet,
      headers: { 'cross-origin-embedder-policy': 'credentialless', 'cross-origin-opener-policy': 'same-origin' },
    },
    {
      title: 'permits nothing',
      html: snippet,
      headers: {
        'permissions-policy':
          'camera=(), microphone=(), geolocation=(), fullscreen=(), storage-access=(), clipboard-write=()',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      },
    },
  ];
}

export const hostilePages: readonly HostilePage[] = [...looks, ...language, ...names, ...documents];

/** The same pages, breaking built-ins after the chat has loaded: references taken at its start do not help. */
export const laterPages: readonly HostilePage[] = language.map(({ title, html }) => ({
  title: `${title}, later`,
  html: `${snippet}<script>addEventListener('load', () => { ${html.slice('<script>'.length, html.indexOf('</script>'))} })</script>`,
}));
