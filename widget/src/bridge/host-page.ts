import { isAllowedOrigin, readHostMessage } from '@meg/shared/bridge/guards';
import { type FrameMessage, type HostCall, type HostMessage, seal } from '@meg/shared/bridge/messages';
import { slugPattern } from '@meg/shared/domain/companies/company-slug';

export interface HostPage {
  readonly isEmbedded: boolean;
  tell(message: FrameMessage): void;
  /** Says that the frame is ready; where that was said already, hears what has come since. */
  begin(kept?: readonly ReceivedMessage[]): void;
}

/** What the frame was made for, as its document says. */
export interface Expected {
  /** The company that the document names, or was asked for in vain; nothing where it has none yet. */
  readonly companyId: string | undefined;
  readonly allowedDomains: readonly string[];
}

export interface HostHandlers {
  onConfigure(message: Extract<HostMessage, { type: 'meg:configure' }>): void;
  onOpen(): void;
  onClose(): void;
  /** The page's own scripts ask for something by `Meg(verb, value)`. */
  onCall(call: HostCall): void;
}

/** As much of the window as is used here. */
export interface FrameWindow {
  readonly parent: { postMessage(data: unknown, origin: string): void };
  readonly location: { readonly origin: string; replace(url: string): void };
  addEventListener(type: 'message', listen: (event: ReceivedMessage) => void): void;
}

interface ReceivedMessage {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/**
 * The frame's end of the bridge. Only the window that carries the frame is heard, and only from an origin that the
 * company allows. The first that configures the frame is the one for good: all is told to exactly that origin.
 */
export function connectHostPage(frame: FrameWindow, expected: Expected, handlers: HostHandlers): HostPage {
  const host = frame.parent;
  const isEmbedded = (host as unknown) !== frame;
  const untold: FrameMessage[] = [];
  let hostOrigin: string | undefined;

  const tell = (message: FrameMessage) => {
    if (!isEmbedded) return;
    if (hostOrigin === undefined) untold.push(message);
    else host.postMessage(seal(message), hostOrigin);
  };

  const receive = (message: HostMessage, origin: string) => {
    if (message.type === 'meg:configure') {
      if (message.companyId !== expected.companyId) return changeCompany(frame, message);
      hostOrigin = origin;
      for (const waiting of untold.splice(0)) tell(waiting);
      handlers.onConfigure(message);
    } else if (hostOrigin !== undefined) {
      if (message.type === 'meg:open') handlers.onOpen();
      else if (message.type === 'meg:close') handlers.onClose();
      else handlers.onCall(message);
    }
  };

  const hear = ({ source, origin, data }: ReceivedMessage) => {
    if (source !== host || (hostOrigin !== undefined && origin !== hostOrigin)) return;
    // The server lets its own pages frame the chat whatever the company lists: they are where it is tried out.
    const isOwn = origin === frame.location.origin;
    if (!isOwn && !isAllowedOrigin(origin, expected.allowedDomains)) return;
    const message = readHostMessage(data);
    if (message) receive(message, origin);
  };

  const begin = (kept?: readonly ReceivedMessage[]) => {
    if (!isEmbedded) return;
    frame.addEventListener('message', hear);
    if (kept) kept.forEach(hear);
    // To any origin, because the host's is not known before it answers; the message holds nothing but that we are here.
    else host.postMessage(seal({ type: 'meg:ready' }), '*');
  };
  return { isEmbedded, tell, begin };
}

/** As a new document, so that the server decides by its `frame-ancestors` whether this page may carry that company. */
function changeCompany(frame: FrameWindow, message: Extract<HostMessage, { type: 'meg:configure' }>): void {
  if (!slugPattern.test(message.companyId)) return;
  const { companyId: company, theme, language } = message;
  const query = new URLSearchParams({ company, ...(theme && { theme }), ...(language && { language }) });
  frame.location.replace(`/embed?${query}`);
}
