import path from 'node:path';
import { root } from '../../run.mjs';

const withSpaces = (text) => text.replace(/\s+/g, ' ');
const features = path.join(root, 'server/dist/features/guides');

/**
 * Gives what an answer says of the guides in English as well: the facts of questions are written in English, whatever the
 * language of the question is, and an answer has them in its own.
 */
export async function readEnglish(guides) {
  const { readTranslations } = await import(path.join(features, 'translations/read-translations.js'));
  const translations = await readTranslations(path.join(features, 'data'), guides);
  const pieces = new Map(
    [...translations].map(([language, dictionary]) => [
      language,
      [...dictionary.pieces].map(([english, { sentences }]) => [english, withSpaces(sentences.join(' '))]),
    ]),
  );
  return (text, language = 'en') => {
    const plain = withSpaces(text);
    const said = (pieces.get(language) ?? []).filter(([, translated]) => plain.includes(translated));
    return [text, ...new Set(said.map(([english]) => english))].join('\n');
  };
}
