/**
 * The file of places: a mark, the length of a JSON head, the head, then the sections, each on a boundary of four bytes.
 * The server reads it as it lies: typed arrays over one buffer, nothing parsed but the head.
 */
export const mark = 0x3147454d;
export const headStart = 8;

export const sectionTypes = {
  ids: Uint32Array,
  latE5: Int32Array,
  lonE5: Int32Array,
  populations: Uint32Array,
  countries: Uint8Array,
  regions: Uint16Array,
  nameStarts: Uint32Array,
  sharesName: Uint8Array,
  /** The row of a larger place close by, for a place that its region does not tell apart; `noRow` for all others. */
  near: Uint16Array,
  idOrder: Uint16Array,
  keyTexts: Uint32Array,
  keyPlaces: Uint32Array,
  keyKinds: Uint8Array,
  names: Uint8Array,
  texts: Uint8Array,
} as const;

type Column<Type> = Type extends Uint8ArrayConstructor
  ? Uint8Array
  : Type extends Uint16ArrayConstructor
    ? Uint16Array
    : Type extends Int32ArrayConstructor
      ? Int32Array
      : Uint32Array;

export type SectionName = keyof typeof sectionTypes;
export type Sections = { readonly [Name in SectionName]: Column<(typeof sectionTypes)[Name]> };

/** No place: the file numbers fewer. */
export const noRow = 0xffff;

/** How a key stands for its place. */
export const keyKind = { name: 0, alternate: 1, laterWord: 2 } as const;
export type KeyKind = (typeof keyKind)[keyof typeof keyKind];

export interface Head {
  places: number;
  keys: number;
  /** Country code and what people call it besides its standard names. */
  countries: [code: string, aliases: string[]][];
  /** Index of the country, code of the region, its name (empty where we have none), other names, its parts. */
  regions: [country: number, code: string, name: string, aliases: string[], parts: string[]][];
  sections: Record<SectionName, [offset: number, length: number]>;
}
