import { serverAddress } from '../api/server-address.js';
import { ArrowIcon } from '../ui/icons.js';
import { home, insideLinks } from './content/home.js';
import styles from './inside-links.module.css';

/** Plain links: the server answers these addresses itself, and the router knows nothing of them. */
export function InsideLinks() {
  return (
    <section className={styles.section} aria-labelledby="inside">
      <h2 id="inside" className={styles.heading}>
        {home.inside.heading}
      </h2>
      <p className={styles.lede}>{home.inside.lede}</p>
      <ul className={styles.rows}>
        {insideLinks.map(({ to, name, text }) => (
          <li key={to}>
            <a className={styles.row} href={serverAddress() + to}>
              <span className={styles.name}>{name}</span>
              <span className={styles.text}>{text}</span>
              <code className={styles.address}>{to}</code>
              <span className={styles.arrow}>
                <ArrowIcon />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
