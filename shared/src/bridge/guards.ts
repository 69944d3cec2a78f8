import {
  bridgeVersion,
  type ChatChanges,
  type Consent,
  type Envelope,
  type FrameMessage,
  type HostMessage,
  type Prefill,
  type Theme,
} from './messages.js';

type Loose = Record<string, unknown>;

const longestText = 1_000;
/** For the addresses of pages and avatars. An avatar's `data:` address holds the image itself. */
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

/** Own properties only: a page may have extended a prototype. */
function own(object: unknown, key: string): unknown {
  return isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Drops each invalid value and keeps the others. */
function readChanges(from: unknown): ChatChanges {
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

function readConfigure(message: unknown): HostMessage | undefined {
  const companyId = own(message, 'companyId');
  const page = own(message, 'page');
  if (!isText(companyId)) return undefined;
  return { type: 'meg:configure', companyId, ...(isText(page, longestAddress) && { page }), ...readChanges(message) };
}

/** The message that the frame received, or undefined if it is not one of ours. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  if (own(data, 'meg') !== bridgeVersion) return undefined;
  const message = own(data, 'message');
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
    case 'meg:consent':
      return typeof own(value, 'analytics') === 'boolean' ? { type, value: value as Consent } : undefined;
    default:
      return undefined;
  }
}

/**
 * The message that a host page received, or undefined if it is not one of ours. Only the envelope is checked: the
 * browser guarantees that our own server's document sent it, and more code would make the loader larger.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const { meg, message } = Object(data) as Partial<Envelope<FrameMessage>>;
  return meg === bridgeVersion ? message : undefined;
}

/**
 * Whether a page of this origin may embed the chat. An entry is a host, with a port where it needs one:
 * `example.com`, `shop.example.com:8443`, or `*.example.com` for all below it. No entry at all allows every page.
 */
export function isAllowedOrigin(origin: string, allowedDomains: readonly string[]): boolean {
  const [, isSecure, host] = /^http(s?):\/\/([^/]+)$/.exec(origin) ?? [];
  if (!host || allowedDomains.length === 0) return !!host;
  return allowedDomains.some((domain) => {
    // An origin leaves out the usual port, which an entry may name.
    const listed = domain.replace(isSecure ? /:443$/ : /:80$/, '');
    return listed[0] === '*' ? host.endsWith(listed.slice(1)) : host === listed;
  });
}
