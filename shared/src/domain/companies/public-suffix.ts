/**
 * The second level below which registries of countries sell names. The whole list of public suffixes has 10,000 entries
 * and changes weekly, and nobody types most of them: these and every top level refuse what people do type.
 */
const secondLevels =
  /^(?:ac|asn|co|com|edu|firm|gen|go|gob|gov|govt|gouv|id|ind|info|ltd|me|mil|muni|ne|net|nhs|nic|nom|or|org|plc|police|sch|school)$/;

/** Hosts whose names are given to anybody. */
const sharedHosts = new Set([
  ...['github.io', 'gitlab.io', 'netlify.app', 'vercel.app', 'pages.dev', 'workers.dev', 'web.app', 'firebaseapp.com'],
  ...['herokuapp.com', 'onrender.com', 'fly.dev', 'azurewebsites.net', 'cloudfront.net', 'amazonaws.com'],
  ...['myshopify.com', 'wixsite.com', 'wordpress.com', 'blogspot.com', 'weebly.com', 'squarespace.com', 'webflow.io'],
]);

/** Whether everybody can get a name below this host, so that it stands for no company. `localhost` stands for itself. */
export function isPublicSuffix(host: string): boolean {
  const labels = host.split('.');
  const [first = '', second = ''] = labels;
  if (labels.length === 1) return host !== 'localhost';
  if (sharedHosts.has(host)) return true;
  return labels.length === 2 && second.length === 2 && secondLevels.test(first);
}

/** Whether an entry of the allowed domains, with its port and `*.`, would allow the sites of everybody. */
export function allowsEverybody(domain: string): boolean {
  const host = domain.replace(/:\d+$/, '');
  const below = host.startsWith('*.') ? host.slice(2) : undefined;
  if (below === undefined) return host.includes('.') && isPublicSuffix(host);
  return isPublicSuffix(below);
}
