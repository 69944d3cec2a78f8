import type { CulturalTip } from '../content/cultural-tips/cultural-tip.js';
import { AskButton } from './ask-button.js';
import styles from './country-tips.module.css';
import { DifficultyBadge } from './difficulty-badge.js';
import type { TipCountry } from './find-tips.js';

/** What there is to know of one country, with the way to ask for more. */
export function CountryTips({ country, tips }: { country: TipCountry; tips: readonly CulturalTip[] }) {
  return (
    <section id={country.slug} className={styles.country} aria-labelledby={`${country.slug}-name`}>
      <header className={styles.header}>
        <h3 id={`${country.slug}-name`} className={styles.name}>
          {country.country}
        </h3>
        <p className="soft-small">{country.region}</p>
        <AskButton country={country.country} />
      </header>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip.title} className={styles.tip}>
            <h4 className={styles.title}>{tip.title}</h4>
            <p className={styles.body}>{tip.body}</p>
            <p className={styles.facts}>
              <span>{tip.category}</span> <DifficultyBadge tip={tip} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
