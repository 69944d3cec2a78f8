import { brotliCompressSync, constants } from 'node:zlib';

export function compress(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

const sampleCompany = {
  slug: 'northbound-movers',
  name: 'Northbound Movers',
  welcomeMessage: '',
  avatarUrl: '',
  phone: '+44 113 496 0123',
  phoneUrl: 'tel:+441134960123',
  privacyUrl: 'https://northbound-movers.example/privacy',
  quoteFirst: false,
  offersWhatsApp: true,
  offersCalls: true,
  paceFactor: 1,
  allowedDomains: ['northbound-movers.example', '*.northbound-movers.example'],
};

const sampleTones =
  ':root{--brand:#1e40af;--on-brand:#fff;--brand-soft:#e9effc;--brand-text:#1e40af;--brand-d:#8aadf4;--on-brand-d:#10192c;--brand-soft-d:#26344f;--brand-text-d:#9cbbf8}';

/** The document as a visitor receives it, to be weighed. */
export function sampleDocument({ style, early, ahead, languages }) {
  const { drawn } = languages.en;
  const own = { ...sampleCompany, greeting: drawn.greeting.replace(/\uE000\w+\uE001/, sampleCompany.name) };
  const filled = (html) => html.replace(/\uE000(\w+)\uE001/g, (_, name) => own[name]);
  const data = {
    company: sampleCompany,
    firstView: languages.en.firstView,
    languages: Object.entries(languages).map(([code, { name, direction, words }]) => [code, name, direction, words]),
  };
  return [
    '<!doctype html><html lang="en" dir="ltr" data-theme="auto"><head><meta charset="utf-8">',
    ...[...ahead, languages.en.words].map((address) => `<link rel="modulepreload" href="${address}">`),
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    `<title>Northbound Movers</title><style>${style}</style><style>${sampleTones}</style></head>`,
    `<body><div id="root" data-company="${sampleCompany.slug}">${filled(drawn.view)}</div>`,
    `<div id="late" hidden>${filled(drawn.lateWithPhone)}</div><script type="application/json" id="meg-data">${JSON.stringify(data)}</script>`,
    `<script>${early}</script></body></html>`,
  ].join('');
}
