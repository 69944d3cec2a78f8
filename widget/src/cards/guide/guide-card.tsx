import { type GuideAnswer, sureFrom } from '../../conversation/guide-answer.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import { countryOfSlug } from './country-of-slug.js';
import styles from './guide-card.module.css';
import { paragraphs, type SourceLink, sourceLinks } from './source-links.js';

export interface GuideCardProps {
  readonly message: GuideAnswer;
  readonly text: Text;
  readonly company: { readonly name: string };
}

/** What the guides say, how sure that is, and where it stands. */
export function GuideCard({ message, text, company }: GuideCardProps) {
  const { answer, country, confidence, sources } = message;
  return (
    <section className={`${kit.card} ${styles.card}`}>
      {country && <p className={styles.country}>{countryOfSlug(country, text.countryName)}</p>}
      {confidence < sureFrom && <p className={styles.unsure}>{text.t('guide.unsure', { company: company.name })}</p>}
      {paragraphs(answer).map((words) => (
        <p key={words} className={styles.words} dir="auto">
          {words}
        </p>
      ))}
      {sources.length > 0 && (
        <>
          <p className={styles.title}>{text.t('guide.sources')}</p>
          <ul className={styles.sources}>
            {sourceLinks(sources).map((source) => (
              <Source key={`${source.title} ${source.link?.address}`} source={source} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Source({ source: { title, link } }: { readonly source: SourceLink }) {
  if (!link) return <li dir="auto">{title}</li>;
  return (
    <li>
      <a href={link.address} target="_blank" rel="noopener noreferrer">
        <bdi>{title}</bdi>
        {link.host !== title && <span dir="ltr">{link.host}</span>}
      </a>
    </li>
  );
}
