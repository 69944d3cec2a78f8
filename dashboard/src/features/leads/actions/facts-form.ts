import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { Move } from '@meg/shared/contract/move';
import { ft3PerM3, toFt3 } from '@meg/shared/domain/quotes/measurement-system';
import { companyForms } from '../../../ui/text/format.js';
import type { FactsEdit } from './lead-work.queries.js';
import type { ContactValues, RouteValues } from './move-fields.js';

/** Yes and no as the form holds them; empty is not known. */
export const choices = ['packing', 'storage', 'insurance', 'pets', 'car'] as const;
export type Choice = (typeof choices)[number];

export interface FactsValues extends ContactValues, RouteValues, Record<Choice, string> {
  moveSize: string;
  moveMonth: string;
  moveYear: string;
  /** In the company's own unit. */
  volume: string;
  shippingMode: string;
  access: Move['access'];
  rooms: Record<string, string>;
  items: readonly ItemValue[];
  isComplete: boolean;
  leftOut: readonly ItemValue[];
  specialItems: readonly string[];
  notes: string;
}

/** One thing of the inventory, with its count as it was typed. */
export interface ItemValue {
  code: string;
  count: string;
  extra?: number | undefined;
}

const textOf = (value: string | number | undefined): string => (value === undefined ? '' : String(value));
const choiceOf = (value: boolean | undefined): string => (value === undefined ? '' : value ? 'yes' : 'no');
const valuesOf = (items: readonly { code: string; count: number; extra?: number | undefined }[] = []): ItemValue[] =>
  items.map(({ code, count, extra }) => ({ code, count: String(count), extra }));

export function factsValues(lead: Pick<LeadDetail, 'name' | 'email' | 'phone' | 'move'>): FactsValues {
  const { move } = lead;
  const { name, email, phone } = lead;
  return {
    name,
    email,
    phone,
    originCity: move.originCity,
    destinationCity: move.destinationCity,
    moveType: textOf(move.moveType),
    moveDetails: textOf(move.moveDetails),
    propertySize: textOf(move.propertySize),
    moveSize: textOf(move.moveSize),
    moveDate: textOf(move.moveDate),
    moveMonth: textOf(move.moveMonth),
    moveYear: textOf(move.moveYear),
    volume: move.volumeM3 === undefined ? '' : String(shownVolume(move.volumeM3)),
    shippingMode: textOf(move.shippingMode),
    packing: choiceOf(move.packing),
    storage: choiceOf(move.storage),
    insurance: choiceOf(move.insurance),
    pets: choiceOf(move.pets),
    car: choiceOf(move.car),
    access: move.access,
    rooms: Object.fromEntries(Object.entries(move.rooms ?? {}).map(([kind, count]) => [kind, String(count)])),
    items: valuesOf(move.inventory?.items),
    isComplete: move.inventory?.isComplete ?? true,
    leftOut: valuesOf(move.leftOut),
    specialItems: move.specialItems ?? [],
    notes: (move.notes ?? []).join('\n'),
  };
}

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

const isInFeet = () => companyForms().units === 'imperial';
const shownVolume = (volumeM3: number) => (isInFeet() ? toFt3(volumeM3) : volumeM3);

/** With as many digits as bring whole cubic feet back. */
function volumeOf(text: string): number | null {
  const volume = numberOf(text);
  return volume === null || !isInFeet() ? volume : Number((volume / ft3PerM3).toFixed(4));
}

const listOf = <One>(list: readonly One[]) => (list.length === 0 ? null : list);
const itemsOf = (items: readonly ItemValue[]) =>
  items.map(({ code, count, extra }) => ({ code, count: Number(count), ...(extra !== undefined && { extra }) }));

/** The facts as the server takes them. Null is not known. */
export function factsOf(values: FactsValues) {
  const rooms = Object.entries(values.rooms).filter(([, count]) => count.trim() !== '');
  const items = itemsOf(values.items);
  return {
    originCity: values.originCity,
    destinationCity: values.destinationCity,
    moveType: values.moveType,
    moveDetails: values.moveDetails,
    propertySize: values.propertySize || null,
    moveSize: values.moveSize || null,
    moveDate: values.moveDate || null,
    moveMonth: values.moveDate === '' ? numberOf(values.moveMonth) : null,
    moveYear: values.moveDate === '' ? numberOf(values.moveYear) : null,
    volumeM3: volumeOf(values.volume),
    shippingMode: values.shippingMode || null,
    ...Object.fromEntries(choices.map((name) => [name, values[name] === '' ? null : values[name] === 'yes'])),
    access: values.access ?? null,
    rooms: rooms.length === 0 ? null : Object.fromEntries(rooms.map(([kind, count]) => [kind, Number(count)])),
    inventory: items.length === 0 ? null : { items, isComplete: values.isComplete },
    leftOut: listOf(itemsOf(values.leftOut)),
    specialItems: listOf(values.specialItems),
    notes: listOf(
      values.notes
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  };
}

function changesOf<Facts extends object>(before: Facts, after: Facts): Partial<Facts> {
  const isSame = (name: string) =>
    JSON.stringify(before[name as keyof Facts]) === JSON.stringify(after[name as keyof Facts]);
  return Object.fromEntries(Object.entries(after).filter(([name]) => !isSame(name))) as Partial<Facts>;
}

/** Only what was changed in the form, so that what somebody else has changed meanwhile stays. */
export function factsEdit(before: FactsValues, after: FactsValues): FactsEdit {
  const contactOf = ({ name, email, phone }: FactsValues) => ({ name, email, phone });
  const contact = changesOf(contactOf(before), contactOf(after));
  // The fields offer what the contract takes, and the server checks it.
  return { contact, move: changesOf(factsOf(before), factsOf(after)) } as FactsEdit;
}
