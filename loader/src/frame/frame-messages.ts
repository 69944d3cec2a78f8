import type { HostMessage } from '@meg/shared/bridge/messages';
import { frame, launcher, notice, panel, root } from '../elements.js';
import { emit } from '../page-api/page-events.js';
import { origin, settings } from '../script.js';
import { words } from '../words.js';
import { focusFrame, passWaiting, stopAwaiting, tell } from './frame.js';
import { messageOf } from './host-bridge.js';
import { close, isOpen } from './opening.js';

const configure = (): void => {
  const { company: companyId, theme, language, welcome, avatar } = settings;
  // Query and fragment may hold personal data, so they are not sent.
  const page = location.origin + location.pathname;
  tell({ type: 'meg:configure', companyId, theme, language, page, welcome, avatar } as HostMessage);
  if (isOpen) tell({ type: 'meg:open' });
  passWaiting();
};

const greet = (): void => {
  panel.className = 'ready';
  notice.remove();
  stopAwaiting();
  configure();
  frame.hidden = false;
  if (isOpen && root.activeElement) focusFrame();
  emit('ready');
};

export const hear = (event: MessageEvent): void => {
  const message = messageOf(event, frame, origin);
  if (!message) return;
  if (message.type === 'meg:ready') greet();
  if (message.type === 'meg:close') close();
  if (message.type === 'meg:resize') panel.style.height = `${message.heightPx}px`;
  if (message.type === 'meg:event') {
    emit(message.name, message.detail);
    if (message.detail.from === 'meg' && !isOpen) launcher.title = words.news;
  }
};
