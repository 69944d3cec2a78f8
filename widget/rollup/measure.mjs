import { brotliCompressSync, constants } from 'node:zlib';

export function compress(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

const sampleCompany = {
  slug: 'northbound-movers',
  name: 'Northbound Movers',
  tagline: 'Moving families across town and across oceans since 1987',
  primaryColor: '#1e40af',
  secondaryColor: '#f59e0b',
  welcomeMessage: '',
  avatarUrl: '',
  phone: '+44 113 496 0123',
  phoneUrl: 'tel:+441134960123',
  privacyUrl: 'https://northbound-movers.example/privacy',
  currency: 'USD',
  quoteFirst: false,
  offersWhatsApp: true,
  offersCalls: true,
  paceFactor: 1,
  allowedDomains: ['northbound-movers.example', '*.northbound-movers.example'],
};

const sampleTones =
  ':root{--brand:#1e40af;--on-brand:#fff;--brand-soft:#e9effc;--brand-text:#1e40af;--brand-d:#8aadf4;--on-brand-d:#10192c;--brand-soft-d:#26344f;--brand-text-d:#9cbbf8}';

/** The document as a visitor receives it, to be weighed. */
export function sampleDocument({ style, script, languages }) {
  const data = {
    company: sampleCompany,
    problem: null,
    theme: 'auto',
    language: 'en',
    firstView: languages.en.firstView,
    languages: Object.entries(languages).map(([code, { name, direction, words }]) => [code, name, direction, words]),
  };
  return [
    '<!doctype html><html lang="en" dir="ltr" data-theme="auto"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    `<title>Northbound Movers</title><style>${style}</style><style>${sampleTones}</style></head>`,
    `<body><div id="root"></div><script type="application/json" id="meg-data">${JSON.stringify(data)}</script>`,
    `<script type="module">${script}</script></body></html>`,
  ].join('');
}
