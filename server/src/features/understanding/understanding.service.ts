import { type Intent, intents, type Understanding } from '@meg/shared/contract/understanding';
import type { Ground } from '../../ground.js';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import type { GuidesService } from '../guides/guides.service.js';
import type { PlacesService } from '../places/places.service.js';
import { askBack, type Guess } from './ask-back.js';
import { type Classifier, readClassifier } from './classifier/classifier-file.js';
import { intentVector } from './classifier/intent-features.js';
import { languageVector } from './classifier/language-features.js';
import { probabilities } from './classifier/softmax.js';
import { type ReadRequest, readRequest, type TextServices } from './read-request.js';
import { readSentence, type Sentence } from './sentence.js';
import { isVague } from './vague-words.js';

interface Needs extends Pick<Ground, 'now'> {
  readonly places: PlacesService;
  readonly guides: GuidesService;
  /** The file of the build, `server/dist/classifier.bin`. */
  readonly classifier: Uint8Array;
}

export interface UnderstandRequest {
  readonly text: string;
  readonly reader: ReaderLanguage;
  /** Countries that the company serves. */
  readonly preferred: readonly string[];
}

/** Below this share the visitor is asked. */
export const surely = 0.55;
/** Least share of words in a known script. */
const leastKnown = 0.2;
const surelyOtherLanguage = { oneWord: 0.92, more: 0.6 };
/** Intents of short texts such as "ok" and "hey you". */
const isCourtesy = new Set<Intent>(['greeting', 'thanks']);
/** Most visitors write in the language that they read. */
const readerLanguageFactor = 4;
const digits = 1_000;

const rounded = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * digits) / digits;

export class UnderstandingService {
  private readonly classifier: Classifier;
  private readonly services: TextServices;

  constructor(private readonly needs: Needs) {
    this.classifier = readClassifier(needs.classifier);
    const { places, guides, now } = needs;
    this.services = {
      places,
      now,
      countriesIn: (words) => guides.countriesIn(words),
      forGuides: (asked) => guides.understand(asked),
    };
  }

  /** The intent of a sentence, and what it says of a move; with a question if that is not sure. */
  understand({ text, reader, preferred }: UnderstandRequest): Understanding {
    const sentence = readSentence(text);
    const language = this.languageOf(sentence, reader.code);
    const read = readRequest(this.services, sentence, { language, readerTag: reader.tag, preferred });
    const guesses = this.guess(read);
    const [best] = guesses as [Guess];
    const isSure = best.share >= surely && this.isKnown(read) && !(isVague(sentence) && !isCourtesy.has(best.intent));
    return {
      intent: best.intent,
      confidence: rounded(isSure ? best.share : Math.min(best.share, surely - 1 / digits)),
      isSure,
      slots: read.found.slots,
      heard: [],
      takenBack: [],
      answer: null,
      command: null,
      wishes: [{ intent: best.intent, from: 0, to: text.length }],
      likely: [],
      callTime: null,
      country: this.countryOf(read),
      question: isSure ? null : askBack(guesses, read.found.slots, reader.words),
      language,
    };
  }

  private guess(read: ReadRequest): Guess[] {
    const { intentModel, vocabulary } = this.classifier;
    const shares = probabilities(intentModel, intentVector({ ...read, vocabulary }));
    return intents
      .map((intent: Intent, at) => ({ intent, share: shares[at] ?? 0 }))
      .sort((one, other) => other.share - one.share);
  }

  private isKnown({ sentence: { words }, found: { slots } }: ReadRequest): boolean {
    const own = words.filter(({ plain }) => /\p{L}/u.test(plain));
    const isOurs = own.filter(({ plain }) => /^[\p{Script=Latin}\p{Script=Arabic}]/u.test(plain)).length;
    return Object.keys(slots).length > 0 || (own.length > 0 && isOurs >= own.length * leastKnown);
  }

  private languageOf({ words }: Sentence, asked: string): string {
    const { languageModel, languages } = this.classifier;
    const shares = probabilities(languageModel, languageVector(words)).map(
      (share, at) => share * (languages[at] === asked ? readerLanguageFactor : 1),
    );
    const sum = shares.reduce((all, share) => all + share, 0);
    const most = Math.max(...shares);
    const own = words.filter(({ plain }) => /\p{L}/u.test(plain)).length;
    const needed = own > 1 ? surelyOtherLanguage.more : surelyOtherLanguage.oneWord;
    return own > 0 && most / sum >= needed ? (languages[shares.indexOf(most)] ?? asked) : asked;
  }

  /** The country that the move goes to, else the one that the guides find. */
  private countryOf({ found: { slots }, guide }: ReadRequest): string | null {
    const { origin, destination, moveType } = slots;
    const [named] = guide.countries.about;
    const known = this.needs.guides.list();
    const goal = known.find(({ code }) => code === destination?.countryCode)?.slug;
    if (moveType?.value === 'local' && origin?.isCity && destination?.isCity) return null;
    return goal ?? named?.slug ?? null;
  }
}
