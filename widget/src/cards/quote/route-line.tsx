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
  if (!place) return <bdi className={styles.end}>{typed}</bdi>;
  const where = place.label.startsWith(`${place.name}, `) ? place.label.slice(place.name.length + 2) : '';
  return (
    <bdi className={styles.end}>
      <b>{place.name}</b>
      {where !== '' && <span className={kit.hidden}>, </span>}
      {where}
    </bdi>
  );
}
