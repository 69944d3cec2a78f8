import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicCompanyOf } from '../../server/dist/features/companies/companies.service.js';
import { demoCompany } from '../../server/dist/features/companies/demo-company.js';
import { EmbedDocuments } from '../../server/dist/features/embed/embed-document.js';
import { companyConfig } from '../../shared/dist/contract/company-config.js';
import { brotli } from '../brotli.mjs';
import { root } from '../run.mjs';

/** `firstVisit` is all that comes before the chat runs: loader, document and code. */
const budgets = {
  loader: 3_072,
  document: 7_000,
  code: 14_400,
  firstMessage: 10_000,
  firstVisit: 22_000,
  widget: 61_440,
};

function sizeOf(file) {
  return brotli(readFileSync(path.join(root, file))).length;
}

const frame = () => JSON.parse(readFileSync(path.join(root, 'widget/dist/frame.json'), 'utf8'));

/** Size of the frame's document, as the server composes it for the demo company. */
function documentSize() {
  const documents = new EmbedDocuments(frame());
  const company = publicCompanyOf({ ...demoCompany, id: '', config: companyConfig.parse(demoCompany.config) });
  const settings = { company, problem: null, theme: 'auto', language: 'en', languages: documents.offered() };
  return brotli(documents.page(settings).html).length;
}

/** Brotli bytes of what a visitor loads. */
export function measureSizes() {
  const loader = sizeOf('loader/dist/meg.js');
  const document = documentSize();
  const code = sizeOf(`widget/dist/assets/${path.basename(frame().chat)}`);
  const names = readdirSync(path.join(root, 'widget/dist/assets')).filter((name) => /\.(js|css)$/.test(name));
  const isWords = (name) => name.startsWith('words-');
  const sizesOf = (some) => some.map((name) => sizeOf(`widget/dist/assets/${name}`));
  const partsSize = sizesOf(names.filter((name) => !isWords(name))).reduce((sum, size) => sum + size, document);
  return {
    loader,
    document,
    code,
    firstMessage: loader + document,
    firstVisit: loader + document + code,
    // A visitor loads one language: the heaviest counts.
    widget: partsSize + Math.max(...sizesOf(names.filter(isWords))),
  };
}

if (process.argv[1] === path.join(root, 'tools/checks/check-sizes.mjs')) {
  let within = true;
  for (const [name, bytes] of Object.entries(measureSizes())) {
    const fits = bytes <= budgets[name];
    within &&= fits;
    console.log(`${fits ? '✓' : '✗'} ${name}: ${bytes} of ${budgets[name]} bytes (Brotli)`);
  }
  process.exit(within ? 0 : 1);
}
