import {
  bridgeVersion,
  type ChatChanges,
  type Envelope,
  type FrameMessage,
  type HostMessage,
  type Prefill,
  type Theme,
} from './messages.js';

type Loose = Record<string, unknown>;

const longestText = 1_000;
/** An avatar may be an image in its own address. */
const longestAddress = 10_000;

const prefillFields: Record<keyof Prefill, true> = {
  name: true,
  email: true,
  phone: true,
  originCity: true,
  destinationCity: true,
  moveType: true,
  moveDetails: true,
  propertySize: true,
  moveSize: true,
};

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown, longest = longestText): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'auto';
}

/** A property of the object itself: what a page hung on a prototype says nothing. */
function own(object: Loose, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function unseal(data: unknown): Loose | undefined {
  if (!isObject(data) || own(data, 'meg') !== bridgeVersion) return undefined;
  const message = own(data, 'message');
  return isObject(message) ? message : undefined;
}

/** A value that makes no sense is left out, and the others count. */
function readChanges(from: Loose): ChatChanges {
  const [theme, language, welcome, avatar] = ['theme', 'language', 'welcome', 'avatar'].map((key) => own(from, key));
  return {
    ...(isTheme(theme) && { theme }),
    ...(isText(language) && { language }),
    ...(isText(welcome) && { welcome }),
    ...(isText(avatar, longestAddress) && { avatar }),
  };
}

function readPrefill(from: Loose): Prefill {
  const known = Object.keys(prefillFields).filter((field) => isText(own(from, field)));
  return Object.fromEntries(known.map((field) => [field, from[field]]));
}

function readConfigure(message: Loose): HostMessage | undefined {
  const companyId = own(message, 'companyId');
  const page = own(message, 'page');
  if (typeof companyId !== 'string') return undefined;
  return { type: 'meg:configure', companyId, ...(typeof page === 'string' && { page }), ...readChanges(message) };
}

/** The message that a frame received, or nothing where it is none of ours. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  const message = unseal(data);
  if (!message) return undefined;
  const type = own(message, 'type');
  const value = own(message, 'value');
  switch (type) {
    case 'meg:open':
    case 'meg:close':
    case 'meg:startQuote':
    case 'meg:startQuiz':
      return { type };
    case 'meg:configure':
      return readConfigure(message);
    case 'meg:ask':
    case 'meg:setLanguage':
      return isText(value) ? { type, value } : undefined;
    case 'meg:prefill':
      return isObject(value) ? { type, value: readPrefill(value) } : undefined;
    case 'meg:update':
      return isObject(value) ? { type, value: readChanges(value) } : undefined;
    case 'meg:consent': {
      const analytics = isObject(value) ? own(value, 'analytics') : undefined;
      return typeof analytics === 'boolean' ? { type, value: { analytics } } : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * The message that a host page received, or nothing where it is none of ours. No more than the envelope is looked at:
 * the browser vouches that our own server's document sent it, and the script on the page counts its bytes.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const { meg, message } = Object(data) as Partial<Envelope<FrameMessage>>;
  return meg === bridgeVersion ? message : undefined;
}

/**
 * Whether a page of this origin may carry the chat. An entry is a host, with a port where it needs one:
 * `example.com`, `shop.example.com:8443`, or `*.example.com` for all below it. No entry at all allows every page.
 */
export function isAllowedOrigin(origin: string, allowedDomains: readonly string[]): boolean {
  if (!/^https?:\/\/[^/]+$/.test(origin)) return false;
  if (allowedDomains.length === 0) return true;
  const host = origin.slice(origin.indexOf('//') + 2);
  // An origin leaves out the usual port, which an entry may name.
  const usualPort = origin.startsWith('https') ? /:443$/ : /:80$/;
  return allowedDomains
    .map((domain) => domain.replace(usualPort, ''))
    .some((domain) => (domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain));
}
