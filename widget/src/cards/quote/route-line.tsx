import type { Quote } from '@meg/shared/contract/quotes';
import type { Route } from '../../conversation/state.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import styles from './route-line.module.css';

interface RouteLineProps {
  readonly quote: Quote;
  readonly route: Route;
  readonly text: Text;
}

export function RouteLine({ quote, route, text }: RouteLineProps) {
  return (
    <p className={styles.route}>
      <span className={kit.hidden}>{text.t('quote.from')} </span>
      <End end={quote.origin} typed={route.originCity} />
      <span className={kit.hidden}> {text.t('quote.to')} </span>
      <span className={styles.way} aria-hidden="true" />
      <End end={quote.destination} typed={route.destinationCity} />
    </p>
  );
}

/** The place that was found, or else what was typed. */
function End({ end: { place }, typed }: { readonly end: Quote['origin']; readonly typed: string }) {
  if (!place) {
    return (
      <span className={styles.end}>
        <bdi>{typed}</bdi>
      </span>
    );
  }
  const where = place.label.startsWith(`${place.name}, `) ? place.label.slice(place.name.length + 2) : '';
  return (
    // Aligned as the page is, whatever the direction of the names.
    <span className={styles.end}>
      <b>
        <bdi>{place.name}</bdi>
      </b>
      {where !== '' && <span className={kit.hidden}>, </span>}
      <bdi>{where}</bdi>
    </span>
  );
}
