import { readFrameMessage } from '@meg/shared/bridge/guards';
import { type FrameMessage, type HostMessage, seal } from '@meg/shared/bridge/messages';

export interface HostBridge {
  send(message: HostMessage): void;
  disconnect(): void;
}

/** As much of the iframe as the bridge needs. */
export interface FrameHolder {
  contentWindow: Pick<Window, 'postMessage'> | null;
}

/**
 * The host page's end of the bridge. Anyone may post to a page's window, so a message counts only when the browser
 * itself delivered it, from our frame's window, holding a document of our server.
 */
export function connectFrame(frame: FrameHolder, origin: string, receive: (message: FrameMessage) => void): HostBridge {
  const hear = (event: MessageEvent): void => {
    if (!event.isTrusted || event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = readFrameMessage(event.data);
    if (message) receive(message);
  };
  addEventListener('message', hear);
  return {
    send: (message) => frame.contentWindow?.postMessage(seal(message), origin),
    disconnect: () => removeEventListener('message', hear),
  };
}
