import type { Container, MovingRates } from '@meg/shared/domain/quotes/rates';
import type { Language } from '@meg/shared/languages/language';

type UsualContainer = keyof Language['containers'];

/** A cache by rates and language: copying the rates takes longer than a quote. */
const known = new WeakMap<MovingRates, Map<Language, MovingRates>>();

function named(container: Container, { containers }: Language): Container {
  const { name } = container;
  return Object.hasOwn(containers, name) ? { ...container, name: containers[name as UsualContainer] } : container;
}

function renamed(rates: MovingRates, words: Language): MovingRates {
  const { figures } = rates;
  const containers = figures.freight.containers.map((container) => named(container, words));
  return { ...rates, figures: { ...figures, freight: { ...figures.freight, containers } } };
}

/** Translates the names of the usual containers. A company's own names stay. */
export function withContainerNames(rates: MovingRates, words: Language): MovingRates {
  const ofRates = known.get(rates) ?? new Map<Language, MovingRates>();
  known.set(rates, ofRates);
  const found = ofRates.get(words) ?? renamed(rates, words);
  ofRates.set(words, found);
  return found;
}
