import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordPairs } from '@meg/shared/domain/english/american-words';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const british = new RegExp(`\\b(?:${wordPairs.map(([word]) => word).join('|')})\\b`, 'i');

/** What companies read. The public site is in one English for everybody. */
const dashboardFolders = ['api', 'app', 'features', 'forms', 'live', 'people', 'settings', 'setup', 'ui'];
const featuresWithMails = [
  ...['account-mails', 'callbacks', 'company-settings', 'invitations', 'lead-assignment', 'lead-replies', 'lead-work'],
  ...['notifications', 'orders', 'sent-messages', 'setup', 'signup', 'site-look', 'support', 'team', 'visitor-mail'],
  ...['unsubscribe', 'webhooks'],
];
const folders = [
  ...dashboardFolders.map((folder) => `dashboard/src/${folder}`),
  'server/src/mail',
  ...featuresWithMails.map((feature) => `server/src/features/${feature}`),
];

/** Tables of words that become American where they are shown. */
const spelledWhereShown = new Set([
  'dashboard/src/app/shell/navigation/admin-tour-steps.ts',
  'dashboard/src/features/company-config/area-section.tsx',
  'dashboard/src/features/leads/detail/timeline-words.ts',
  'dashboard/src/features/leads/reply/lead-replies.tsx',
  'dashboard/src/features/quote-engines/figure-groups.ts',
  'dashboard/src/features/quote-engines/figure-units.ts',
  'dashboard/src/features/sent-messages/sent-message-words.ts',
  'dashboard/src/features/signup/steps/place-words.ts',
  'dashboard/src/features/site-look/read-website.tsx',
  'dashboard/src/features/webhooks/webhook-words.ts',
  'dashboard/src/settings/setting-names.ts',
]);

/** Not shown: what the search of pages finds them by, and an example of what somebody else may send. */
const notShown = [/^(customers enquiries|company settings configuration)/, /^Meg: Hello/];

const spellers = new Set(['spelled', 'inEnglishOfCountry']);

function isSpelled(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at; at = at.parent)
    if (ts.isCallExpression(at) && ts.isIdentifier(at.expression) && spellers.has(at.expression.text)) return true;
  return false;
}

/** Names of styles, keys and addresses are one word in small letters; what is read has a space or a capital. */
const isRead = (text: string): boolean => /\s/.test(text.trim()) || /^[A-Z]/.test(text.trim());

const isClassName = ({ parent }: ts.Node): boolean =>
  ts.isJsxAttribute(parent) && /^(className|href|to|id)$/.test(parent.name.getText());

function textsIn(file: string): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const text = ts.isStringLiteralLike(node) || ts.isJsxText(node) || isTemplatePart(node) ? node.text : undefined;
    if (text !== undefined && isRead(text) && !isClassName(node) && !isSpelled(node)) found.push(text.trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isTemplatePart = (node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(test|faults)\.|gallery/.test(file);

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter(isSource);

it('a company in the United States reads no British word in the dashboard, the sign-up and mails', () => {
  const files = folders.flatMap(filesIn);
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => textsIn(file).map((text) => ({ file, text })));
  const inBritish = found.filter(({ text }) => british.test(text) && !notShown.some((one) => one.test(text)));
  expect(inBritish.filter(({ file }) => !spelledWhereShown.has(file))).toEqual([]);
  expect(new Set(inBritish.map(({ file }) => file)), 'a table of words has none any more').toEqual(spelledWhereShown);
});

it('no date or figure is written in the language of the reader’s browser', () => {
  const files = dashboardFolders.flatMap((folder) => filesIn(`dashboard/src/${folder}`));
  const inBrowsersLanguage = /Format\((undefined|\[\])|\.toLocale(Date|Time)?String\(\)/;
  expect(files.filter((file) => inBrowsersLanguage.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
