let loaded: string | undefined;

/**
 * Where the server answers, without a slash at the end. Empty is the origin that served this page. Every call and
 * every address of a file that the server makes goes through here, so that the pages can also live elsewhere.
 */
export function serverAddress(): string {
  return loaded ?? '';
}

/**
 * Reads the address at run time. The server that serves these pages itself says so in the document; static files on
 * another origin carry `meg-settings.json`, which whoever serves them writes. Without either, it is this origin.
 */
export async function loadServerAddress(read: () => Promise<unknown> = readSettings): Promise<void> {
  if (loaded !== undefined) return;
  if (document.documentElement.dataset.server === 'here') loaded = '';
  else loaded = addressIn(await read());
}

async function readSettings(): Promise<unknown> {
  const response = await fetch('/meg-settings.json', { cache: 'no-cache' });
  return response.ok ? response.json() : {};
}

/** Throws on a malformed address: otherwise calls would go to some other server. */
export function addressIn(settings: unknown): string {
  const { server = '' } = (settings ?? {}) as { server?: unknown };
  if (server === '') return '';
  const url = URL.parse(String(server));
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`meg-settings.json: "server" is no address: ${server}`);
  return url.origin;
}
