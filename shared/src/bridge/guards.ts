import { bridgeVersion, type FrameMessage, type HostMessage, type VisitorEventName } from './messages.js';

type Loose = Record<string, unknown>;

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null;
}

function isTextOrMissing(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function unseal(data: unknown): Loose | undefined {
  return isObject(data) && data.meg === bridgeVersion && isObject(data.message) ? data.message : undefined;
}

const eventNames: Record<VisitorEventName, true> = {
  chatOpened: true,
  chatClosed: true,
  moveTypeChosen: true,
  countryGuideChosen: true,
  leadSubmitted: true,
  quoteGenerated: true,
  handoffRequested: true,
  languageChanged: true,
};

/** The message that a frame received, or nothing where it is none of ours. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  const message = unseal(data);
  switch (message?.type) {
    case 'meg:open':
    case 'meg:close':
      return { type: message.type };
    case 'meg:configure': {
      const { companyId, theme, language, page } = message;
      const fits =
        typeof companyId === 'string' &&
        (theme === undefined || theme === 'light' || theme === 'dark' || theme === 'auto') &&
        isTextOrMissing(language) &&
        isTextOrMissing(page);
      return fits ? (message as HostMessage) : undefined;
    }
    default:
      return undefined;
  }
}

/** The message that a host page received, or nothing where it is none of ours. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const message = unseal(data);
  switch (message?.type) {
    case 'meg:ready':
    case 'meg:open':
    case 'meg:close':
      return { type: message.type };
    case 'meg:resize':
      return Number.isFinite(message.heightPx) ? (message as FrameMessage) : undefined;
    case 'meg:event':
      // `hasOwn` on our own table: a name such as `toString` must not pass.
      return typeof message.name === 'string' && Object.hasOwn(eventNames, message.name) && isObject(message.detail)
        ? (message as FrameMessage)
        : undefined;
    default:
      return undefined;
  }
}

/**
 * Whether a page of this origin may carry the chat. An entry is a host, with a port where it needs one:
 * `example.com`, `shop.example.com:8443`, or `*.example.com` for all below it. No entry at all allows every page.
 */
export function isAllowedOrigin(origin: string, allowedDomains: readonly string[]): boolean {
  if (!/^https?:\/\/[^/]+$/.test(origin)) return false;
  if (allowedDomains.length === 0) return true;
  const host = origin.slice(origin.indexOf('//') + 2);
  return allowedDomains.some((domain) => (domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain));
}
