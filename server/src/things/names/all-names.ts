import type { ThingNames } from '../thing-index.js';
import { animals } from './animals.js';
import { drinksAndSmoke } from './drinks-and-smoke.js';
import { foods } from './food-names.js';
import { gardenAndDanger } from './garden-and-danger.js';
import { health } from './health.js';
import { vehicles } from './vehicles.js';
import { weapons } from './weapons.js';

/** Of two kinds that share a name, the first is taken where nothing else decides. */
export const allNames: readonly ThingNames[] = [
  vehicles,
  animals,
  health,
  drinksAndSmoke,
  foods,
  gardenAndDanger,
  weapons,
];
