import type { ThingNames } from '../thing-index.js';
import { animals } from './animals.js';
import { drinksAndSmoke } from './drinks-and-smoke.js';
import { electrical } from './electrical.js';
import { foods } from './foods.js';
import { gardenAndDanger } from './garden-and-danger.js';
import { health } from './health.js';
import { household } from './household.js';
import { music } from './music.js';
import { valuables } from './valuables.js';
import { vehicles } from './vehicles.js';
import { weapons } from './weapons.js';
import { workAndSport } from './work-and-sport.js';

/** Of two kinds that share a name, the first is taken where nothing else decides. */
export const allNames: readonly ThingNames[] = [
  vehicles,
  animals,
  health,
  drinksAndSmoke,
  foods,
  gardenAndDanger,
  weapons,
  music,
  electrical,
  workAndSport,
  household,
  valuables,
];
