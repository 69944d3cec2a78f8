import type { FrameMessage } from '@meg/shared/bridge/messages';
import { createFrame, drawPanel, offerOtherWays } from './frame.js';
import { connectFrame } from './host-bridge.js';
import { drawLauncher } from './launcher.js';
import type { Listeners } from './listeners.js';
import type { ScriptOptions } from './script-options.js';
import { drawSurface, mount } from './surface.js';

/** With the grace below, other ways are offered within the 5 s after which a visitor thinks that nothing will come. */
const patienceMs = 4000;
/** A loaded frame has said that it is ready before: one that is still silent holds a browser's error page. */
const graceMs = 1000;

/** What can be done with a chat, by the visitor's hand, the host page's call or the frame's wish. */
export interface Chat {
  open(): void;
  close(): void;
  toggle(): void;
  destroy(): void;
}

/** Launcher and frame on the host page, and what passes between them. */
export function createChat(options: ScriptOptions, emit: Listeners['emit']): Chat {
  const root = drawSurface(options.color);
  const { panel, notice } = drawPanel(root, options);
  const launcher = drawLauncher(root, options);
  const frame = createFrame(options);
  let isOpen = false;
  let isReady = false;
  let hasFailed = false;
  let timer: number | undefined;

  const load = (): void => {
    // Once only: a frame that is put into a page again loads anew.
    if (!frame.parentNode) panel.appendChild(frame);
  };

  const giveUp = (): void => {
    hasFailed = true;
    offerOtherWays(notice, options);
  };

  const wait = (delayMs: number): void => {
    clearTimeout(timer);
    if (!isReady) timer = setTimeout(giveUp, delayMs);
  };

  const focus = (): void => (isReady ? frame : panel).focus();

  const turn = (open: boolean): void => {
    isOpen = open;
    launcher.ariaExpanded = `${open}`;
    if (isReady) bridge.send({ type: open ? 'meg:open' : 'meg:close' });
    emit(open ? 'opened' : 'closed', {});
  };

  const open = (): void => {
    if (isOpen) return;
    // Whoever opens it again wants another try.
    if (hasFailed) frame.remove();
    hasFailed = false;
    wait(patienceMs);
    load();
    panel.classList.add('open');
    focus();
    turn(true);
  };

  const close = (): void => {
    if (!isOpen) return;
    const hadFocus = root.activeElement;
    panel.classList.remove('open');
    // A page that closes the chat while the visitor is elsewhere keeps the visitor there.
    if (hadFocus) launcher.focus();
    turn(false);
  };

  const toggle = (): void => (isOpen ? close() : open());

  const welcome = (): void => {
    const { company: companyId, theme, language } = options;
    // Query and fragment may hold personal data: they stay on the page.
    const page = location.origin + location.pathname;
    isReady = true;
    clearTimeout(timer);
    panel.classList.add('ready');
    bridge.send({ type: 'meg:configure', companyId, theme, language, page });
    if (isOpen) bridge.send({ type: 'meg:open' });
    if (isOpen && root.activeElement) focus();
    emit('ready', {});
  };

  const receive = (message: FrameMessage): void => {
    if (message.type === 'meg:ready') welcome();
    else if (message.type === 'meg:open') open();
    else if (message.type === 'meg:close') close();
    else if (message.type === 'meg:resize') panel.style.height = `${message.heightPx}px`;
    else emit(message.name, message.detail);
  };

  const bridge = connectFrame(frame, options.origin, receive);
  frame.onload = () => wait(graceMs);
  launcher.onclick = toggle;
  // A pointer enters with a finger's touch as well.
  launcher.onpointerenter = launcher.onfocus = load;
  launcher.onkeydown = panel.onkeydown = (event) => {
    if (event.key === 'Escape') close();
  };
  const unmount = mount(root.host);

  return {
    open,
    close,
    toggle,
    destroy() {
      bridge.disconnect();
      clearTimeout(timer);
      unmount();
    },
  };
}
