import type { Word } from '../../text/question-words.js';
import type { Mention, Understood } from '../guides/guides.service.js';
import type { PlacesService } from '../places/places.service.js';
import { readSentence, type Sentence } from './sentence.js';
import { type FoundSlots, findSlots } from './slots/find-slots.js';
import { todayAt } from './slots/move-date.js';

/** What is known of the world, by the services of others. */
export interface World {
  readonly places: PlacesService;
  countriesIn(words: readonly Word[]): Mention[];
  /** What the country guides make of the text. */
  forGuides(text: string): Pick<Understood, 'countries' | 'sections' | 'scope'>;
  now(): number;
}

export interface Reader {
  /** Of the sentence. */
  readonly language: string;
  /** Of who reads the answer, with the region where it is known. */
  readonly readerTag: string;
  /** Where the company works. */
  readonly preferred: readonly string[];
}

export interface ReadRequest {
  readonly sentence: Sentence;
  readonly countries: readonly Mention[];
  readonly found: FoundSlots;
  readonly guide: ReturnType<World['forGuides']>;
}

/** A text with all that it names. Examples and what visitors write go through this one door. */
export function readRequest(world: World, text: string | Sentence, reader: Reader): ReadRequest {
  const sentence = typeof text === 'string' ? readSentence(text) : text;
  const countries = world.countriesIn(sentence.words);
  const { places } = world;
  const found = findSlots({ sentence, ...reader, places, countries, today: todayAt(world.now()) });
  return { sentence, countries, found, guide: world.forGuides(sentence.text) };
}
