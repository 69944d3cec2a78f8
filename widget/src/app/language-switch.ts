import type { ConversationEvent, LanguageOffer } from '../conversation/event.js';
import type { LanguageEntry } from '../i18n/language-entry.js';
import type { Text } from '../i18n/text.js';
import { findIn } from '../i18n/words-file.js';
import type { World } from './browser.js';
import { languageKey } from './storage/stored-keys.js';

interface ReadingDoors extends Pick<World, 'storage' | 'loadWords' | 'setLanguage'> {
  readonly languages: readonly LanguageEntry[];
  readonly firstText: Text;
}

export interface Reading {
  /** Rejects if the words do not load: then nothing changes. */
  read(language: string): Promise<Text>;
  remember(language: string): void;
  /** Undefined if the chat does not speak it, or its words do not load. */
  offerOf(language: string): Promise<LanguageOffer | undefined>;
}

/** Loads the words of a language, and sets the document's language and direction. */
export function createReading({ storage, loadWords, setLanguage, languages, firstText }: ReadingDoors): Reading {
  return {
    async read(language) {
      const entry = languages.find(([code]) => code === language) ?? languages[0];
      if (!entry) throw new Error('No language');
      const [code, , direction, address] = entry;
      const text = firstText.inOther(code, findIn(await loadWords(address)), direction);
      setLanguage(code, direction);
      return text;
    },
    remember: (language) => storage.write(languageKey, language),
    async offerOf(language) {
      const [, name, , address] = languages.find(([code]) => code === language) ?? [];
      if (!name || !address) return undefined;
      const words = await loadWords(address).catch(() => undefined);
      if (!words) return undefined;
      const { t } = firstText.inOther(language, findIn(words), '');
      return { language, text: t('language.offer'), yes: name, no: t('feedback.later') };
    },
  };
}

interface SwitchDoors {
  text(): Text;
  show(text: Text): void;
  dispatch(event: ConversationEvent): void;
}

type SetLanguage = (language: string, isVisitors: boolean) => Promise<void>;

/** Changes the language of a running conversation. If two are chosen quickly, the later one wins. */
export function createLanguageSwitch(
  reading: Reading,
  languages: readonly LanguageEntry[],
  { text, show, dispatch }: SwitchDoors,
): SetLanguage {
  let wanted = text().language;
  return async (language, isVisitors) => {
    if (language === wanted || !languages.some(([code]) => code === language)) return;
    wanted = language;
    const read = await reading.read(language).catch(() => undefined);
    // Another language may have been chosen meanwhile.
    if (wanted !== language) return;
    wanted = read?.language ?? text().language;
    if (!read) return dispatch({ type: 'languageFailed' });
    if (isVisitors) reading.remember(language);
    show(read);
    dispatch({ type: 'languageChanged', language });
  };
}
