import './theme/tokens.css';
import './theme/base.css';
import type { ChatChanges, HostCall } from '@meg/shared/bridge/messages';
import { hydrate, render } from 'preact';
import { NoCompany } from './app/app.js';
import type { World } from './app/browser.js';
import type { FrameData } from './app/frame-data.js';
import { reloadFrame } from './app/reload-frame.js';
import { type RunningChat, startChat } from './app/start-chat.js';
import { createKeyValue } from './app/storage/key-value.js';
import { connectHostPage, type FrameWindow } from './bridge/host-page.js';
import { createVisibility } from './bridge/visibility.js';
import { focusConversation } from './chat/use-focus-after-action.js';
import { replay } from './early/replay.js';
import type { FirstView } from './i18n/first-view.js';
import { loadWords } from './i18n/load-words.js';
import { createText } from './i18n/text.js';
import type { FindWord } from './i18n/words.js';

const early = globalThis.megEarly;
const root = document.documentElement;
const place = document.getElementById('root') as HTMLElement;
const data = JSON.parse(document.getElementById('meg-data')?.textContent ?? '') as FrameData;
const { company, languages } = data;
// One shared object, because the page may change its welcome and avatar.
const speaker = company ?? { name: '', phone: '', phoneUrl: '', welcomeMessage: '', moneyLocale: 'en' };
const findFirst: FindWord = (key) => data.firstView[key as keyof FirstView];
const firstText = createText(root.lang, findFirst, speaker, root.dir);
const asked = new URLSearchParams(location.search);
const isInline = location.search.includes('mode=inline');
// Without query and fragment, which may hold personal data.
let [page] = document.referrer.split(/[?#]/) as [string];
let allowsAnalytics = false;
/** How the visitor came who allows analytics: campaign, click ids and the page before, and nothing else of the query. */
let visit = '';
const campaignParts = /\b(utm_\w+|\w+clk?id|ref)=[^&]*/g;
let chat: RunningChat | undefined;
/** Calls of the host page from before the chat was ready. */
const calls: HostCall[] = [];

const change = ({ theme, welcome, avatar }: ChatChanges) => {
  if (theme) root.dataset.theme = theme;
  if (company) Object.assign(company, welcome && { welcomeMessage: welcome }, avatar && { avatarUrl: avatar });
  if (welcome || avatar) chat?.redraw();
};

const obey = (call: HostCall) => {
  switch (call.type) {
    case 'meg:prefill':
      return chat?.act({ type: 'prefilled', fields: call.value });
    case 'meg:startQuote':
      return chat?.act({ type: 'flowStarted', flow: 'quote' });
    case 'meg:startQuiz':
      return chat?.act({ type: 'flowStarted', flow: 'quiz' });
    case 'meg:ask':
      return chat?.act({ type: 'askedByPage', text: call.value });
    case 'meg:setLanguage':
      return chat?.setLanguage(call.value);
    case 'meg:update':
      if (call.value.language) chat?.setLanguage(call.value.language);
      return change(call.value);
    // For the page of questions that had no answer and for where a lead came from: nobody is tracked.
    case 'meg:consent':
      allowsAnalytics = call.value.analytics;
      visit = allowsAnalytics ? `?${`${call.value.from}`.match(campaignParts)?.join('&')}` : '';
  }
};

const host = connectHostPage(
  window as unknown as FrameWindow,
  {
    companyId: company?.slug ?? asked.get('company') ?? undefined,
    allowedDomains: company?.allowedDomains ?? [],
  },
  {
    onConfigure(message) {
      const { theme, ...changes } = message;
      // `auto` keeps the company's theme, which the document already has.
      change(theme && theme !== 'auto' ? message : changes);
      // The loader has left out query and fragment.
      if (message.page) page = message.page;
    },
    onOpen() {
      visibility.opened();
      // An inline chat opens by being scrolled near, so the visitor's focus is elsewhere. A focus that was set in the
      // first view is not moved either.
      if (isInline || (!chat && document.activeElement !== document.body)) return;
      // Only when the frame has the focus: the visitor may be elsewhere on the page by now.
      if (document.hasFocus()) focusConversation();
      else addEventListener('focus', focusConversation, { once: true });
    },
    onClose: () => visibility.closed(),
    onCall: (call) => (chat ? obey(call) : calls.push(call)),
  },
);
const visibility = createVisibility(host.tell);

const close = () => {
  visibility.closed();
  host.tell({ type: 'meg:close' });
};

let draw = early ? hydrate : render;
const world: World = {
  send: (url, init) => fetch(url, init),
  schedule(run, delayMs) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  wantsEmail: () => document.querySelector('[name=wantsEmail]:checked') !== null,
  nowMs: () => Date.now(),
  random: () => Math.random(),
  // `randomUUID` is missing on pages without TLS.
  newKey: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  timezone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  storage: createKeyValue(() => localStorage),
  wantedLanguages: navigator.languages,
  render(view) {
    draw(view, place);
    draw = render;
  },
  reload: () => void reloadFrame(),
  loadWords,
  setLanguage: (lang, dir) => Object.assign(root, { lang, dir }),
  listen: (type, run) => addEventListener(type, run),
  // Safari has no requestIdleCallback.
  whenIdle: (run) =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run, 200),
};

early?.stop();
document.getElementById('late')?.remove();
host.begin(early?.messages);
addEventListener('keydown', (event) => {
  if (event.isComposing) return;
  if (event.key === 'Escape' && !isInline) close();
  // What is typed outside a field is meant for the message. A space scrolls, or presses a button.
  const isCommand = event.ctrlKey || event.metaKey || event.altKey || !/^\S$/u.test(event.key);
  if (!isCommand && !(event.target as Element).matches('input,textarea,select'))
    document.querySelector<HTMLElement>('main>form>input')?.focus();
});
if (company) {
  host.tell({ type: 'meg:resize', heightPx: 550 });
  const onClose = host.isEmbedded && !isInline ? close : undefined;
  const about = {
    company,
    languages,
    firstText,
    tellHost: host.tell,
    onClose,
    sourcePage: () => page + visit,
    allowsAnalytics: () => allowsAnalytics,
    composed: early?.field.value,
  };
  chat = startChat(world, about);
  if (early) replay(early);
  calls.forEach(obey);
} else {
  const onHeight = (heightPx: number) => host.tell({ type: 'meg:resize', heightPx });
  render(<NoCompany isUnknown={data.problem === 'company_unknown'} text={firstText} onHeight={onHeight} />, place);
}
