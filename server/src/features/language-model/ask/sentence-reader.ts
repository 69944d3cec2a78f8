import { ModelFault } from '../model-fault.js';

export interface CitedSentence {
  /** Without its citations. */
  readonly text: string;
  /** Numbers of passages, from 1. Empty where it cites none. */
  readonly citations: readonly number[];
  /** Whether it begins a line. */
  readonly startsLine: boolean;
}

const blank = /^\s$/;
const sentenceEnd = /^[.!?؟]$/;
/** What may precede a citation at the end of a sentence. */
const endBeforeCitation = /[.!?؟:]$/;
const insideBrackets = /^[\d,;\s]$/;
const citation = /^\[\d{1,3}(?:\s*[,;]\s*\d{1,3})*$/;
const listMark = /^(?:[-•*]|\d{1,2}[.)])\s+/;
const longestBracket = 100;
/** After so many blanks the model has nothing more to say. */
const longestBlank = 200;

/**
 * Finds the end of each cited sentence, "It is so [1]." or "It is so. [1]", once the next text shows that no citation
 * follows. Reads each character once, so that the cost is linear.
 */
export class SentenceReader {
  /** The characters since the last sentence. */
  length = 0;
  private text = '';
  private blanks = '';
  /** The beginning of what may be a citation. */
  private bracket = '';
  private citations = new Set<number>();
  private startsLine = false;
  /** What precedes the last citation, if only citations followed it. */
  private citedAfter: 'word' | 'end' | undefined;

  /** Returns the sentence that this character completes. */
  read(character: string): CitedSentence | undefined {
    this.length += character.length;
    return this.bracket === '' ? this.readOutside(character) : this.readInBracket(character);
  }

  /** The rest at the end counts as uncited unless it is a complete sentence. */
  *end(): Generator<CitedSentence> {
    const before = this.leaveBracket();
    if (before) yield before;
    if (this.text === '' && this.citations.size === 0) return;
    const isWhole = this.citedAfter !== undefined || /[\].!?؟]$/.test(this.text);
    const sentence = this.take();
    yield isWhole ? sentence : { ...sentence, citations: [] };
  }

  private readOutside(character: string): CitedSentence | undefined {
    if (blank.test(character)) return this.readBlank(character);
    if (character !== '[') return this.readText(character);
    this.bracket = character;
    return undefined;
  }

  private readInBracket(character: string): CitedSentence | undefined {
    if (character === ']' && citation.test(this.bracket)) {
      this.cite(this.bracket.slice(1).split(/[,;]/).map(Number));
      return undefined;
    }
    if (insideBrackets.test(character) && this.bracket.length < longestBracket) {
      this.bracket += character;
      return undefined;
    }
    const before = this.leaveBracket();
    // Only one of the two can complete a sentence.
    return this.readOutside(character) ?? before;
  }

  /** Treats an incomplete citation as text. */
  private leaveBracket(): CitedSentence | undefined {
    const text = this.bracket;
    this.bracket = '';
    return text === '' ? undefined : this.readText(text);
  }

  private cite(numbers: readonly number[]): void {
    this.noteStart();
    for (const number of numbers) this.citations.add(number);
    this.citedAfter = endBeforeCitation.test(this.text) ? 'end' : 'word';
    this.blanks = '';
    this.bracket = '';
  }

  private readBlank(character: string): CitedSentence | undefined {
    if (this.blanks.length >= longestBlank) throw new ModelFault('too long');
    const sentence = character === '\n' && this.citedAfter ? this.take() : undefined;
    this.blanks += character;
    return sentence;
  }

  private readText(text: string): CitedSentence | undefined {
    const isEnd = sentenceEnd.test(text);
    // "It is so. [1]." has one end.
    if (this.citedAfter === 'end' && isEnd && this.blanks === '') return undefined;
    const sentence = this.citedAfter === 'end' ? this.take(this.blanks) : undefined;
    this.citedAfter = this.citedAfter && isEnd ? 'end' : undefined;
    this.noteStart();
    this.text += this.text === '' ? text : this.blanks + text;
    this.blanks = '';
    return sentence;
  }

  private noteStart(): void {
    if (this.text === '' && this.citations.size === 0) this.startsLine = this.blanks.includes('\n');
  }

  private take(blanks = ''): CitedSentence {
    const { startsLine } = this;
    const sentence = { text: this.text.trim().replace(listMark, ''), citations: [...this.citations], startsLine };
    this.text = '';
    this.blanks = blanks;
    this.citations = new Set();
    this.citedAfter = undefined;
    this.length = blanks.length;
    return sentence;
  }
}
