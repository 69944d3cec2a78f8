/** Marks the file of places. */
export const mark = 0x3147454d;

export const sectionTypes = {
  ids: Uint32Array,
  latE5: Int32Array,
  lonE5: Int32Array,
  populations: Uint32Array,
  countries: Uint8Array,
  regions: Uint16Array,
  nameStarts: Uint32Array,
  sharesName: Uint8Array,
  /** Row of a larger place nearby, for a place with namesakes in its region; `noRow` for all others. */
  near: Uint16Array,
  idOrder: Uint16Array,
  keyTexts: Uint32Array,
  keyPlaces: Uint32Array,
  keyKinds: Uint8Array,
  names: Uint8Array,
  texts: Uint8Array,
} as const;

export type SectionName = keyof typeof sectionTypes;
export type Sections = { readonly [Name in SectionName]: (typeof sectionTypes)[Name]['prototype'] };
export const sectionNames = Object.keys(sectionTypes) as SectionName[];

/** No place: the file has fewer rows. */
export const noRow = 0xffff;

/** What a key is to its place. */
export const keyKind = { name: 0, alternate: 1, laterWord: 2 } as const;
export type KeyKind = (typeof keyKind)[keyof typeof keyKind];

export interface Head {
  places: number;
  keys: number;
  /** Country code, and names besides the standard ones. */
  countries: [code: string, aliases: string[]][];
  /** Index of the country, code of the region, its name (may be empty), other names, its parts. */
  regions: [country: number, code: string, name: string, aliases: string[], parts: string[]][];
  /** Index of the country, name, and where it is. */
  counties: [country: number, name: string, lat: number, lon: number, reachKm: number][];
  /** Their lengths. */
  sections: Record<SectionName, number>;
}
