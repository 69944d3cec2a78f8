import type { MoveContents, MoveSize, PropertySize } from './move-options.js';
import type { RoomKind } from './rooms.js';

/**
 * All figures that a price is made of. A company sets the first two groups when it signs up; the rest has defaults
 * that it may change. Money is in the company's currency throughout.
 */
export interface MovingRates {
  readonly localRates: LocalRates;
  readonly internationalRates: InternationalRates;
  readonly figures: QuoteFigures;
}

export interface LocalRates {
  /** Call-out: lorry, fuel, blankets and straps, for any job. */
  readonly baseRate: number;
  /** For each mile from door to door. */
  readonly perMileRate: number;
  /** For an hour of a crew of two. Each further mover adds half of it. */
  readonly hourlyRate: number;
}

export interface InternationalRates {
  /** The fixed part of a whole household: survey, export wrapping, loading, documents, customs entry, delivery. */
  readonly baseRate: number;
  /** What the freight figures are multiplied by: 1 is the cheapest public sea freight, 1.5 the middle of it. */
  readonly volumeMultiplier: number;
  /** By destination (ISO 3166-1, two letters): multiplies all beyond the origin's services. Missing means 1. */
  readonly destinationMultipliers: Readonly<Record<string, number>>;
}

export interface QuoteFigures {
  readonly volume: VolumeFigures;
  readonly labour: LabourFigures;
  readonly access: AccessFigures;
  readonly travel: TravelFigures;
  readonly extras: ExtraFigures;
  readonly season: SeasonFigures;
  readonly freight: FreightFigures;
  readonly range: RangeFigures;
}

export interface VolumeFigures {
  readonly homeM3: Readonly<Record<PropertySize, number>>;
  /** Where the visitor has not said how large the home is. */
  readonly unknownHomeM3: number;
  readonly unknownOfficeM3: number;
  /** How much of a home goes, by what the visitor says is moved. */
  readonly contentsShare: Readonly<Record<MoveContents, number>>;
  readonly moveSizeShare: Readonly<Record<MoveSize, number>>;
  readonly roomM3: Readonly<Record<RoomKind, number>>;
  readonly kgPerM3: number;
}

export interface Crew {
  readonly movers: number;
  readonly kgPerHour: number;
}

export interface LabourFigures {
  /** Smallest first. */
  readonly crews: readonly Crew[];
  /** A crew that would carry longer than this is too small; the largest takes what is left. */
  readonly longestWorkHours: number;
  readonly minimumHours: number;
}

export interface AccessFigures {
  /** Shares of the work at that end. */
  readonly perFloor: number;
  readonly lift: number;
  readonly perCarryStep: number;
  readonly carryStepM: number;
  readonly freeCarryM: number;
  /** Above this many, stairs cost no more: furniture then goes by an outside lift. */
  readonly mostFloors: number;
}

export interface TravelFigures {
  /** From the yard to the door and home again. */
  readonly yardHours: number;
  /** Roads are longer than the straight line. */
  readonly roadFactor: number;
  readonly townKm: number;
  readonly townKmPerHour: number;
  readonly openRoadKmPerHour: number;
  /** Beyond this the crew is hired at each end and a driver takes the lorry. */
  readonly crewTravelsKm: number;
  /** How densely cities are built, for a move within one. */
  readonly peoplePerKm2: number;
  readonly typicalLocalKm: number;
  readonly typicalInternationalKm: number;
}

export interface ExtraFigures {
  readonly packingBase: number;
  readonly packingPerM3: number;
  readonly specialtyLocal: number;
  readonly specialtyInternational: number;
}

export interface SeasonFigures {
  /** 1 is January. */
  readonly peakMonths: readonly number[];
  readonly peakFactor: number;
}

export interface Container {
  readonly name: string;
  readonly capacityM3: number;
  /** It costs as much as this many m³ in a shared one, full or not. */
  readonly paidM3: number;
}

export interface FreightFigures {
  readonly seaPerM3: number;
  readonly airPerM3: number;
  /** The part of the freight that even the shortest way costs; the rest grows with the distance. */
  readonly nearShare: number;
  /** Where a way has this length, freight costs what the figures say. */
  readonly referenceKm: number;
  readonly handlingPerM3: number;
  readonly terminalFee: number;
  /** Port handling counts in part up to the first distance and in full from the second. */
  readonly shortHaulKm: number;
  readonly longHaulKm: number;
  readonly shortHaulShare: number;
  /** The least share of `internationalRates.baseRate`, and from what volume it is due in full. */
  readonly smallShipmentShare: number;
  readonly wholeServiceM3: number;
  readonly sharedLeastM3: number;
  readonly sharedMostM3: number;
  readonly ownLeastM3: number;
  readonly airMostM3: number;
  readonly containers: readonly Container[];
}

export interface RangeFigures {
  /** Half the width as a share of the price, by what the volume rests on. */
  readonly unknownHome: number;
  readonly homeSize: number;
  readonly rooms: number;
  readonly inventory: number;
  /** Added where a place is not known and a typical distance stands in. */
  readonly typicalDistance: number;
}

/** `maxPrice − minPrice` is never more, whatever is known and however dear the move. */
export const widestRange = 2000;
