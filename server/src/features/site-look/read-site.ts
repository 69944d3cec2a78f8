import type { SiteLook } from '@meg/shared/contract/site-look';
import type { OutgoingClient, OutgoingPage } from '../../outgoing/outgoing-client.js';
import { OutgoingFault } from '../../outgoing/outgoing-fault.js';
import { resolveUrl } from '../../text/read-url.js';
import { decodePage } from './decode-page.js';
import { type PageFacts, pageFacts } from './page-facts.js';
import { hexIn, mainColours } from './site-colours.js';
import { inlinePicture, mostPictureBytes, pictureAccept, pictureOf, type SitePicture } from './site-pictures.js';

const mostPageBytes = 2_000_000;
const mostSheetBytes = 400_000;
const mostSheets = 4;
const mostPictures = 6;
const timeoutMs = 5_000;

type ReadLook = Omit<SiteLook, 'readAt'>;

interface Reading {
  outgoing: OutgoingClient;
  signal: AbortSignal;
}

/** Reads a home page and what it refers to. Fails with an `OutgoingFault`, whose message is for the owner. */
export async function readSite(website: string, reading: Reading): Promise<ReadLook> {
  const page = await reading.outgoing.get(
    { url: website, accept: 'text/html,application/xhtml+xml', mostBytes: mostPageBytes, timeoutMs },
    reading.signal,
  );
  requirePage(page);
  const facts = pageFacts(decodePage(page));
  const [sheets, manifest, logo] = await Promise.all([
    readSheets(page.url, facts, reading),
    readManifest(page.url, facts, reading),
    readLogo(page.url, facts, reading),
  ]);
  return {
    address: page.url,
    name: facts.siteName || manifest.name || nameInTitle(facts.title),
    title: facts.heading || facts.title,
    tagline: facts.description,
    phone: facts.phone,
    navigation: [...facts.navigation],
    colours: mainColours([facts.styles, ...sheets].join('\n'), hexIn(facts.themeColour) ?? manifest.colour),
    logo: logo ?? null,
  };
}

const refusals: Readonly<Record<number, string>> = {
  401: 'it asks for a password',
  403: 'it refuses to be read by programs',
  404: 'there is no page at this address',
  429: 'it has been asked too often',
};

function requirePage({ status, contentType }: OutgoingPage): void {
  if (status !== 200) {
    const why = refusals[status] ?? (status >= 500 ? 'it is out of order' : 'it has sent no page');
    throw new OutgoingFault(`The website answered with ${status}: ${why}`);
  }
  if (/^(text\/html|application\/xhtml\+xml)/.test(contentType)) return;
  const sent = contentType.split(';')[0]?.slice(0, 60) || 'something without a type';
  throw new OutgoingFault(`The website sent ${sent} and not a page (HTML)`);
}

/** What is refused or missing beside the page is left out: the page alone says much. */
async function tryGet(url: URL | undefined, accept: string, mostBytes: number, { outgoing, signal }: Reading) {
  if (!url) return undefined;
  try {
    return await outgoing.get({ url: url.href, accept, mostBytes, timeoutMs }, signal);
  } catch (error) {
    if (error instanceof OutgoingFault) return undefined;
    throw error;
  }
}

async function readSheets(page: string, { styleSheets }: PageFacts, reading: Reading): Promise<string[]> {
  const ownHost = siteOf(page);
  const own = styleSheets.map((sheet) => resolveUrl(sheet, page)).filter((url) => url && siteOf(url.href) === ownHost);
  const read = own.slice(0, mostSheets).map(async (url) => {
    const answer = await tryGet(url, 'text/css', mostSheetBytes, reading);
    return answer?.status === 200 && answer.contentType.startsWith('text/css') ? decodePage(answer) : '';
  });
  return Promise.all(read);
}

const siteOf = (address: string): string => new URL(address).host.replace(/^www\./, '');

async function readManifest(page: string, { manifest }: PageFacts, reading: Reading) {
  const nothing = { name: '', colour: '' };
  if (manifest === '') return nothing;
  const answer = await tryGet(resolveUrl(manifest, page), 'application/manifest+json', mostPictureBytes, reading);
  if (answer?.status !== 200) return nothing;
  try {
    const { name, theme_color: colour } = JSON.parse(decodePage(answer)) as Record<string, unknown>;
    const words = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 120) : '');
    return { name: words(name), colour: hexIn(words(colour)) ?? '' };
  } catch {
    return nothing;
  }
}

/** The likeliest of the pictures that are there. A site without any may still have an icon at the usual place. */
async function readLogo(page: string, { pictures }: PageFacts, reading: Reading): Promise<SitePicture | undefined> {
  const candidates = [...pictures.slice(0, mostPictures - 1), '/favicon.ico'];
  const read = candidates.map(async (address) => {
    if (address.startsWith('data:')) return inlinePicture(address);
    const answer = await tryGet(resolveUrl(address, page), pictureAccept, mostPictureBytes, reading);
    return answer && pictureOf(answer);
  });
  return (await Promise.all(read)).find((picture) => picture !== undefined);
}

/** `Home | Beacon Hill Movers` is named after its longest part that is not the name of a page. */
function nameInTitle(title: string): string {
  const parts = title.split(/\s[|–—·:-]\s/).filter((part) => !/^(home|welcome|startseite|accueil)$/i.test(part.trim()));
  const short = parts.filter((part) => part.length <= 40);
  return (short.at(-1) ?? '').trim();
}
