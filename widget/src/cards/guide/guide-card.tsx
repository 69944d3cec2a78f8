import { highFrom, sureFrom } from '../../conversation/guide-answer.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import type { MessageCardProps } from '../card-props.js';
import { countryOfSlug } from './country-of-slug.js';
import styles from './guide-card.module.css';
import { paragraphs, type SourceLink, sourceLinks } from './source-links.js';

/** What the guides say, how sure the answer is, and its sources. */
export function GuideCard({ message, state, company, text, act }: MessageCardProps<'guide'>) {
  const { answer, country, confidence, sources, language, note } = message;
  const isSure = confidence >= sureFrom;
  const isNewest = state.messages.findLast(({ kind }) => kind === 'guide')?.id === message.id;
  const followUps = (isNewest && message.followUps) || [];
  return (
    <section className={`${kit.card} ${styles.card}`}>
      {(country || isSure) && (
        <p className={styles.head}>
          {country && <strong className={cards.title}>{countryOfSlug(country, text.countryName)}</strong>}
          {isSure && <span>{text.t(confidence < highFrom ? 'guide.fair' : 'guide.high')}</span>}
        </p>
      )}
      {!isSure && <p className={cards.warning}>{text.t('guide.unsure', { company: company.name })}</p>}
      {note && <p className={cards.note}>{note}</p>}
      {paragraphs(answer).map((words) => (
        <p key={words} className={styles.words} lang={language}>
          {words.split('\n').map((line) => (
            <span key={line} dir="auto" data-point={line[0] === '•'}>
              {line}
            </span>
          ))}
        </p>
      ))}
      {sources.length > 0 && (
        <>
          <p className={styles.title}>{text.t('guide.sources')}</p>
          <ul className={`${cards.list} ${styles.sources}`}>
            {sourceLinks(sources).map((source) => (
              <Source key={`${source.title} ${source.link?.address}`} source={source} />
            ))}
          </ul>
        </>
      )}
      {followUps.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own and cannot be laid out everywhere
        <div className={styles.chips} role="group" aria-label={text.t('guide.followUps')}>
          {followUps.map((question) => (
            <button
              key={question}
              type="button"
              onClick={() => act({ type: 'followUpAsked', text: question, country })}
            >
              {question}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function Source({ source: { title, link } }: { readonly source: SourceLink }) {
  if (!link)
    return (
      <li>
        <span dir="auto">{title}</span>
      </li>
    );
  return (
    <li>
      <a href={link.address} target="_blank" rel="noopener noreferrer">
        <bdi>{title}</bdi>
        {link.host !== title && <span dir="ltr">{link.host}</span>}
      </a>
    </li>
  );
}
