import type { InventoryCode } from '@meg/shared/domain/quotes/inventory-items';
import { measuresFor, toFt3 } from '@meg/shared/domain/quotes/measurement-system';
import type { RoomKind } from '@meg/shared/domain/quotes/rooms';
import type { Language, PluralWords } from '@meg/shared/languages/language';
import type { ReaderLanguage } from '../../../languages/choose-language.js';
import { fillNames, fillWords, listOf } from '../../../languages/fill-words.js';
import type { Access, End } from '../slots/homes/access.js';
import type { Inventory } from '../slots/things/inventory.js';

type ChatWords = Readonly<Record<string, unknown>>;

const rules = new Map<string, Intl.PluralRules>();

function counted(words: PluralWords, count: number, code: string): string {
  const rule = rules.get(code) ?? new Intl.PluralRules(code);
  rules.set(code, rule);
  return fillWords(words[rule.select(count)] ?? words.other, () => String(count));
}

const chatWord = ({ chat }: Language, key: string): string => String((chat as ChatWords)[key] ?? '');

/** The words of each fact in one language. */
export class FactWords {
  constructor(private readonly reader: ReaderLanguage) {}

  get words() {
    return this.reader.words.heard;
  }

  choice(about: string, value: string): string {
    return chatWord(this.reader.words, `${about}.${value}`);
  }

  place(end: End, place: string): string {
    return fillNames(end === 'origin' ? this.words.from : this.words.to, { place }, this.reader.words);
  }

  volume(m3: number): string {
    const { unit_cubic_metres, unit_cubic_feet } = this.reader.words.quotes;
    const isImperial = measuresFor(this.reader.tag, null) === 'imperial';
    const value = new Intl.NumberFormat(this.reader.tag).format(isImperial ? toFt3(m3) : m3);
    const volume = fillWords(isImperial ? unit_cubic_feet : unit_cubic_metres, () => value);
    return fillWords(this.words.volume, () => volume);
  }

  notes(notes: readonly string[]): string {
    return notes.map((note) => fillWords(this.words.note, () => note)).join('\u00a0· ');
  }

  get noPhone(): string {
    return this.words.noPhone;
  }

  contactWish(said: string): string {
    return fillNames(this.words.contactWish, { said }, this.reader.words);
  }

  /** When the call is to be, as it will be booked: the day, and the hour if one was said. */
  call({ date, time }: { readonly date: string; readonly time: string | null }): string {
    const hour = time === null ? {} : ({ hour: 'numeric', minute: '2-digit' } as const);
    const said = this.date(Date.parse(`${date}T${time ?? '00:00'}Z`), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...hour,
    });
    return fillWords(this.words.call, () => said);
  }

  bedrooms(count: number): string {
    return counted(this.words.bedrooms, count, this.reader.code);
  }

  date(atMs: number, shown: Intl.DateTimeFormatOptions): string {
    // English without a region is British here.
    const tag = this.reader.tag === 'en' ? 'en-GB' : this.reader.tag;
    return new Intl.DateTimeFormat(tag, { ...shown, timeZone: 'UTC' }).format(atMs);
  }

  names(codes: readonly InventoryCode[]): string {
    return this.list(codes.map((code) => this.reader.words.inventory[code]));
  }

  things({ items, isComplete }: Inventory): string {
    const { boxes, things, onlyThese } = this.words;
    const named = items.map(({ code, count }) => {
      if (code === 'box-medium') return counted(boxes, count, this.reader.code);
      const name = this.reader.words.inventory[code];
      return count === 1 ? name : fillWords(things, (key) => (key === 'count' ? String(count) : name));
    });
    return isComplete ? fillWords(onlyThese, () => this.list(named)) : this.list(named);
  }

  rooms(rooms: Readonly<Partial<Record<RoomKind, number>>>): string {
    const count = chatWord(this.reader.words, 'detail.count');
    return this.list(
      Object.entries(rooms).map(([kind, number]) =>
        fillWords(count, (key) => (key === 'count' ? String(number) : chatWord(this.reader.words, `room.${kind}`))),
      ),
    );
  }

  access(access: Access, saysLift = true): string[] {
    const said = ({ floor, lift, carryM }: NonNullable<Access[End]>): string => {
      const where =
        floor === 0
          ? this.words.ground
          : floor < 0
            ? this.words.below
            : counted(this.words.floors, floor, this.reader.code);
      const isSilent = floor === 0 || (!lift && !saysLift);
      const way = isSilent ? [] : [lift ? this.words.lift : this.words.noLift];
      const carry = carryM > 0 ? [fillWords(this.words.carry, () => String(carryM))] : [];
      return this.list([where, ...way, ...carry]);
    };
    const { accessOrigin, accessDestination } = this.words;
    return [
      ...(access.origin ? [fillWords(accessOrigin, () => said(access.origin as NonNullable<Access[End]>))] : []),
      ...(access.destination
        ? [fillWords(accessDestination, () => said(access.destination as NonNullable<Access[End]>))]
        : []),
    ];
  }

  leftOut(fact: string): string {
    return fillWords(this.words.leftOut, () => fact);
  }

  private list(parts: readonly string[]): string {
    return listOf(parts, this.reader.code);
  }
}
