import { isAllowedOrigin, readHostMessage } from '@meg/shared/bridge/guards';
import { type FrameMessage, type HostCall, type HostMessage, seal } from '@meg/shared/bridge/messages';
import { slugPattern } from '@meg/shared/domain/companies/company-slug';

export interface HostPage {
  readonly isEmbedded: boolean;
  tell(message: FrameMessage): void;
  /** Tells the page that the frame is ready. If the early script has done so, handles the messages that it kept. */
  begin(kept?: readonly ReceivedMessage[]): void;
}

/** What the frame's document was made for. */
export interface Expected {
  /** The company of the document, or the unknown one that was asked for; undefined if there is none yet. */
  readonly companyId: string | undefined;
  readonly allowedDomains: readonly string[];
}

export interface HostHandlers {
  onConfigure(message: Extract<HostMessage, { type: 'meg:configure' }>): void;
  onOpen(): void;
  onClose(): void;
  /** The page's scripts called `Meg(verb, value)`. */
  onCall(call: HostCall): void;
}

/** The part of `Window` that is used here. */
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
 * The frame's end of the bridge. Only messages of the parent window count, and only from an origin that the company
 * allows. The first origin that configures the frame is the only one from then on, and all messages go to it alone.
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
    // Our own pages may always frame the chat: companies try it out there.
    const isOwn = origin === frame.location.origin;
    if (!isOwn && !isAllowedOrigin(origin, expected.allowedDomains)) return;
    const message = readHostMessage(data);
    if (message) receive(message, origin);
  };

  const begin = (kept?: readonly ReceivedMessage[]) => {
    if (!isEmbedded) return;
    frame.addEventListener('message', hear);
    if (kept) kept.forEach(hear);
    // To any origin, because the host's is not known before it answers. The message holds no data.
    else host.postMessage(seal({ type: 'meg:ready' }), '*');
  };
  return { isEmbedded, tell, begin };
}

/** Loads a new document, so that the server's `frame-ancestors` decides whether this page may frame that chat. */
function changeCompany(frame: FrameWindow, message: Extract<HostMessage, { type: 'meg:configure' }>): void {
  if (!slugPattern.test(message.companyId)) return;
  const { companyId: company, theme, language } = message;
  const query = new URLSearchParams({ company, ...(theme && { theme }), ...(language && { language }) });
  frame.location.replace(`/embed?${query}`);
}
