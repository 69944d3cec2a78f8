import { sitePaths } from '@meg/shared/domain/public-paths';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { type LegalItem, type LegalText, legalWords, type NamedItem } from '../content/legal.js';
import { useOperator } from '../operator.js';
import { PageHero } from '../parts/page-hero.js';
import { Prose } from '../parts/prose.js';
import { PageSections } from '../parts/section.js';
import { longDate } from '../site-figures.js';
import styles from './legal.module.css';

export function LegalDocument({ text }: { text: LegalText }) {
  return (
    <PageSections>
      <PageHero size="quiet" title={text.heading} lede={text.lede} />
      <div className={styles.columns}>
        <aside className={styles.aside}>
          <p className="soft-small">
            {legalWords.version(text.version)} <time dateTime={text.since}>{longDate(text.since)}</time>
          </p>
          <OperatorCard />
          <nav className={styles.contents} aria-label={legalWords.contents}>
            <ol className="ruled">
              {text.parts.map(({ id, heading }) => (
                <li key={id}>
                  <a className="quiet-link" href={`#${id}`}>
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </aside>
        <Prose>
          {text.parts.map(({ id, heading, blocks }) => (
            <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              {blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
        </Prose>
      </div>
    </PageSections>
  );
}

function Block({ block }: { block: string | readonly LegalItem[] }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul>
      {block.map((item) => (
        <li key={typeof item === 'string' ? item : item.text}>
          {typeof item === 'string' ? item : <Named {...item} />}
        </li>
      ))}
    </ul>
  );
}

function Named({ names, text }: NamedItem) {
  return (
    <>
      {names.map((name, place) => (
        <Fragment key={name}>
          {place > 0 && ', '}
          <code className={styles.name}>{name}</code>
        </Fragment>
      ))}
      : {text}
    </>
  );
}

function OperatorCard() {
  const operator = useOperator();
  return (
    <div className={styles.operator}>
      <p className="soft-small">{legalWords.operator}</p>
      {operator?.name ? (
        <address>
          <strong>{operator.name}</strong>
          {operator.address && <span>{operator.address}</span>}
          {operator.email && <a href={`mailto:${operator.email}`}>{operator.email}</a>}
          {operator.phone && <span>{operator.phone}</span>}
        </address>
      ) : (
        <p>
          {legalWords.operatorUnknown} <Link to={sitePaths.contact}>{legalWords.contact}</Link>.
        </p>
      )}
    </div>
  );
}
