import './theme/tokens.css';
import './theme/base.css';
import { render } from 'preact';
import { NoCompany } from './app/app.js';
import type { FrameData } from './app/frame-data.js';
import { createKeyValue } from './app/key-value.js';
import { startChat } from './app/start-chat.js';
import type { World } from './app/world.js';
import { connectHostPage, type FrameWindow } from './bridge/host-page.js';
import { sourcePage } from './bridge/source-page.js';
import { createVisibility } from './bridge/visibility.js';
import { focusConversation } from './chat/use-focus-after-action.js';
import { createText } from './i18n/text.js';

const root = document.documentElement;
const place = document.getElementById('root') as HTMLElement;
const data = JSON.parse(document.getElementById('meg-data')?.textContent ?? '') as FrameData;
const { company } = data;
const text = createText(data.language, data.catalogue, company ?? { name: '', phone: '', welcomeMessage: '' });
let page = sourcePage(document.referrer);

const host = connectHostPage(
  window as unknown as FrameWindow,
  {
    companyId: company?.slug ?? new URLSearchParams(location.search).get('company') ?? undefined,
    allowedDomains: company?.allowedDomains ?? [],
  },
  {
    onConfigure(message) {
      if (message.theme) root.dataset.theme = message.theme;
      if (message.page) page = sourcePage(message.page);
    },
    onOpen() {
      visibility.opened();
      focusConversation();
    },
    onClose: () => visibility.closed(),
  },
);
const visibility = createVisibility(host.tell);

const close = () => {
  visibility.closed();
  host.tell({ type: 'meg:close' });
};

const world: World = {
  send: (url, init) => fetch(url, init),
  schedule(run, delayMs) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  nowMs: () => Date.now(),
  random: () => Math.random(),
  // Not `randomUUID`, which a page served without TLS does not have.
  newKey: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  storage: createKeyValue(() => localStorage),
  render: (view) => render(view, place),
  reload: () => location.reload(),
  listen: (type, run) => addEventListener(type, run),
  // Safari has no idle time to give.
  whenIdle: (run) =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run, 200),
};

if (!host.isEmbedded) root.dataset.alone = '';
addEventListener('keydown', (event) => event.key === 'Escape' && !event.isComposing && close());
if (company) {
  host.tell({ type: 'meg:resize', heightPx: 550 });
  const onClose = host.isEmbedded ? close : undefined;
  startChat(world, { company, text, tellHost: host.tell, onClose, sourcePage: () => page });
} else {
  const onHeight = (heightPx: number) => host.tell({ type: 'meg:resize', heightPx });
  render(<NoCompany isUnknown={data.problem === 'company_unknown'} text={text} onHeight={onHeight} />, place);
}
