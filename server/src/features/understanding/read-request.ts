import type { PartialMove } from '@meg/shared/contract/move';
import type { NextQuestionCode } from '@meg/shared/contract/quotes';
import type { RankedMatter } from '../../retrieval/matters/matters.js';
import type { Word } from '../../text/question-words.js';
import type { Mention, Understood } from '../guides/guides.service.js';
import type { Nearness, PlacesService } from '../places/places.service.js';
import { readSentence, type Sentence } from './sentence.js';
import { todayAt } from './slots/dates/calendar-day.js';
import { type FoundSlots, findSlots, type SlotRequest } from './slots/find-slots.js';
import { cachedPlaces } from './slots/places/cached-places.js';

/** What reading a text needs of other features. */
export interface TextServices {
  readonly places: PlacesService;
  countriesIn(words: readonly Word[]): Mention[];
  /** What the country guides understand of the text. */
  forGuides(text: string, move?: PartialMove): Pick<Understood, 'countries' | 'sections' | 'scope' | 'rest'>;
  /** What a text, without names of countries, is learnt to be about. */
  mattersOf(text: string): RankedMatter[];
  /** Whether the word stands in the sentences that the chat has learnt from; undefined while it learns. */
  readonly knowsWord?: (plain: string) => boolean;
  now(): number;
}

export interface Reader {
  /** Of the sentence. */
  readonly language: string;
  /** Language tag of the reader of the answer, with the region if known. */
  readonly readerTag: string;
  /** The countries where the company works. */
  readonly preferred: readonly string[];
  /** Where the company is. */
  readonly home?: Nearness['home'];
  /** What is known of the move. */
  readonly move?: PartialMove | undefined;
  /** The fact that the chat has asked for. */
  readonly asked?: NextQuestionCode | undefined;
}

export interface ReadRequest {
  readonly sentence: Sentence;
  readonly countries: readonly Mention[];
  readonly found: FoundSlots;
  /** With which the slots were found. */
  readonly request: SlotRequest;
  readonly guide: ReturnType<TextServices['forGuides']>;
  readonly matters: readonly RankedMatter[];
}

/** Reads a text of a visitor, or an example for the training. */
export function readRequest(services: TextServices, text: string | Sentence, reader: Reader): ReadRequest {
  const sentence = typeof text === 'string' ? readSentence(text) : text;
  const countries = services.countriesIn(sentence.words);
  const places = cachedPlaces(services.places, reader.home);
  const request = {
    sentence,
    ...reader,
    places,
    countries,
    today: todayAt(services.now()),
    knowsWord: services.knowsWord,
  };
  const guide = services.forGuides(sentence.text, reader.move);
  const matters = services.mattersOf(guide.rest);
  return { sentence, countries, request, found: findSlots(request), guide, matters };
}
