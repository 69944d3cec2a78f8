import { type RefObject, useEffect } from 'react';
import { serverAddress } from '../../api/server-address.js';
import { demoCompany } from '../demo-chat/demo-chat-script.js';
import { whenSeen } from '../when-visible.js';

export const inlineTarget = 'demo-chat';

const chatName = 'MegInline';

type InlineChatWindow = { [chatName]?: (command: string) => void };

/**
 * Puts the chat into the page when the reader comes near: a second one, with a name of its own. While it fills the
 * view, the launcher steps aside, which would cover its field on a phone.
 */
export function useInlineDemo(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const near = whenSeen(place.current, { rootMargin: '400px' }, (isNear) => {
      if (!isNear) return;
      near();
      addScript();
    });
    const stopHiding = hideLauncherOver(place.current);
    return () => {
      near();
      stopHiding();
      (window as InlineChatWindow)[chatName]?.('destroy');
      document.querySelector(`script[data-name="${chatName}"]`)?.remove();
    };
  }, [place]);
}

function addScript(): void {
  const script = document.createElement('script');
  Object.assign(script.dataset, {
    company: demoCompany,
    name: chatName,
    mode: 'inline',
    target: `#${inlineTarget}`,
  });
  script.src = `${serverAddress()}/meg.js`;
  script.async = true;
  document.head.append(script);
}

/** Hides the launcher while the inline chat is in view, but not a chat that the visitor has opened. */
function hideLauncherOver(place: HTMLElement | null): () => void {
  let isOpen = false;
  let isHidden = false;
  const opened = () => {
    isOpen = true;
  };
  const closed = () => {
    isOpen = false;
  };
  window.Meg?.('on', 'opened', opened);
  window.Meg?.('on', 'closed', closed);
  const stop = whenSeen(place, { threshold: 0.5 }, (isSeen) => {
    if (isSeen === isHidden || (isSeen && isOpen)) return;
    isHidden = isSeen;
    window.Meg?.(isSeen ? 'hide' : 'show');
  });
  return () => {
    stop();
    window.Meg?.('off', 'opened', opened);
    window.Meg?.('off', 'closed', closed);
    if (isHidden) window.Meg?.('show');
  };
}
