import { companyConfig } from '@meg/shared/contract/company-config';
import { describe, expect, it } from 'vitest';
import { publicCompanyOf } from '../companies/companies.service.js';
import { EmbedDocuments, type Frame } from './embed-document.js';

const language = (name: string): Frame['languages'][string] => ({
  name,
  direction: 'ltr',
  firstView: {},
  noCompany: {},
  words: `/words-${name}.js`,
  offer: `Go on in ${name}`,
  drawn: {
    view: '<option value="ar">A</option><option selected value="fr" lang="fr">F</option>',
    greeting: '',
    late: '',
    lateWithPhone: '',
  },
});

const documents = new EmbedDocuments({
  style: '',
  early: '',
  chat: '/chat.js',
  ahead: ['/chat.js', '/engine.js'],
  languages: { ar: language('ar'), en: language('en'), fr: language('fr') },
});

describe('the languages of a chat', () => {
  it('are all languages if the company has chosen none, with English for people who read none of them', () => {
    expect(documents.offered([])).toEqual(['en', 'ar', 'fr']);
  });

  it('are those of the company that exist, in its order', () => {
    expect(documents.offered(['fr', 'xx', 'ar'])).toEqual(['fr', 'ar']);
    expect(documents.offered(['xx'])).toEqual(['en', 'ar', 'fr']);
  });

  it('are the only ones that the document names', () => {
    const company = publicCompanyOf({ id: '', slug: 'acme', name: 'Acme', config: companyConfig.parse({}) });
    const { html } = documents.page({ company, problem: null, theme: 'auto', language: 'fr', languages: ['fr'] });
    expect(html).toContain('[["fr","fr","ltr","/words-fr.js","Go on in fr"]]');
    expect(html).toContain('<div id="root" data-company="acme"><option selected value="fr" lang="fr">F</option></div>');
  });
});

describe('English', () => {
  const frame = {
    style: '',
    early: '',
    chat: '/chat.js',
    ahead: [],
    languages: { en: language('en') },
    american: language('en-us'),
  };
  const company = publicCompanyOf({
    id: '',
    slug: 'acme',
    name: 'Acme',
    config: companyConfig.parse({ country: 'US' }),
  });
  const htmlOf = (isAmerican: boolean) =>
    new EmbedDocuments(frame).page({
      company,
      problem: null,
      theme: 'auto',
      language: 'en',
      isAmerican,
      languages: ['en'],
    }).html;

  it('has the words of the United States for who reads them, and is still one language to choose', () => {
    expect(htmlOf(true)).toContain('"languages":[["en","en-us","ltr","/words-en-us.js"');
    expect(htmlOf(true)).toContain('<link rel="modulepreload" href="/words-en-us.js">');
    expect(htmlOf(false)).toContain('/words-en.js');
    expect(htmlOf(false)).not.toContain('/words-en-us.js');
  });

  it('comes with the locale in which the company writes money', () => {
    expect(htmlOf(true)).toContain('"moneyLocale":"en-US"');
  });
});

describe('the code of a chat', () => {
  const company = publicCompanyOf({ id: '', slug: 'acme', name: 'Acme', config: companyConfig.parse({}) });
  const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
  const askedFor = (html: string) =>
    [...headOf(html).matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, address]) => address);

  it('is asked for in the head of the document, with the words of its language', () => {
    const { html } = documents.page({ company, problem: null, theme: 'auto', language: 'fr', languages: ['fr'] });
    expect(askedFor(html)).toEqual(['/chat.js', '/engine.js', '/words-fr.js']);
  });

  it('is not in the document, which runs only its own script and files of this server', () => {
    const { html, contentSecurityPolicy } = documents.page({
      company,
      problem: null,
      theme: 'auto',
      language: 'en',
      languages: ['en'],
    });
    expect(html).not.toContain('type="module"');
    expect(contentSecurityPolicy).toMatch(/script-src 'sha256-[^']+' 'self'(;|$)/);
  });

  it('is started by the document itself if no company is named', () => {
    const nobody = documents.page({ company: null, problem: null, theme: 'auto', language: 'en', languages: ['en'] });
    expect(nobody.html).toContain('<script type="module" src="/chat.js"></script>');
  });
});
