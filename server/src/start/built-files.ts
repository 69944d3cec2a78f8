import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame } from '../features/embed/embed-document.js';
import { readGuides } from '../features/guides/read-guides.js';
import { readTranslations } from '../features/guides/translations/read-translations.js';
import { readSitePages } from '../features/site/site-pages.js';
import { readBuilt } from '../http/pages/static-files.js';
import { readLanguages } from '../languages/read-languages.js';

function fromRoot(file: string): string {
  return fileURLToPath(new URL(`../../../${file}`, import.meta.url));
}

async function readGuidesAndTranslations(folder: string) {
  const guides = await readGuides(folder);
  return { guides, translations: await readTranslations(folder, guides) };
}

/** The files that the builds of all workspaces made for the server. */
export async function readBuiltFiles(publicUrl: string | undefined) {
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { version: string };
  return {
    version,
    frame: JSON.parse(readBuilt(fromRoot('widget/dist/frame.json'), 'run `npm run build`')) as Frame,
    gazetteer: readFileSync(fromRoot('server/dist/gazetteer.bin')),
    classifier: readFileSync(fromRoot('server/dist/classifier.bin')),
    matters: readFileSync(fromRoot('server/dist/matters.bin')),
    sitePages: readSitePages(fromRoot('dashboard/build/client'), publicUrl),
    languages: await readLanguages(fromRoot('shared/dist/languages')),
    ...(await readGuidesAndTranslations(fromRoot('server/dist/features/guides/data'))),
    staticFolders: {
      loader: fromRoot('loader/dist'),
      widget: fromRoot('widget/dist'),
      dashboard: fromRoot('dashboard/build/client'),
      examples: fromRoot('examples'),
    },
  };
}
