import { readFrameMessage } from '@meg/shared/bridge/guards';
import { type FrameMessage, type HostMessage, seal } from '@meg/shared/bridge/messages';
import { attempt } from '../attempt.js';

/** The other end of the bridge: the iframe, as far as it matters here. */
export interface FrameHolder {
  contentWindow: Pick<Window, 'postMessage'> | null;
}

/**
 * What our frame says by an event of the page's window. Anyone may post there, so a message counts only when the
 * browser itself delivered it, from our frame's window, holding a document of our server.
 */
export function messageOf(event: MessageEvent, frame: FrameHolder, origin: string): FrameMessage | undefined {
  return event.isTrusted && event.source === frame.contentWindow && event.origin === origin
    ? readFrameMessage(event.data)
    : undefined;
}

/** A page may pass a value that cannot be sent, such as a function. */
export function send(message: HostMessage, frame: FrameHolder, origin: string): void {
  attempt(() => frame.contentWindow?.postMessage(seal(message), origin));
}
