import type { AccessFigures } from '@meg/shared/domain/quotes/rates';
import type { EndAccess } from './move.js';

/** How much longer the work at one end takes, as a share of it. */
export function extraWorkAt(end: EndAccess | null, figures: AccessFigures): number {
  if (end === null) return 0;
  const floors = Math.min(Math.abs(end.floor), figures.mostFloors);
  const stairs = floors * figures.perFloor;
  const climb = end.lift ? Math.min(stairs, figures.lift) : stairs;
  const carry = (Math.max(0, end.carryM - figures.freeCarryM) / figures.carryStepM) * figures.perCarryStep;
  return climb + carry;
}

/** For the whole job: loading is half of the work and unloading the other. */
export function extraWork(ends: readonly [EndAccess | null, EndAccess | null], figures: AccessFigures): number {
  return ends.reduce((sum, end) => sum + extraWorkAt(end, figures) / ends.length, 0);
}
