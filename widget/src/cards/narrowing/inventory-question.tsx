import type { Thing } from '@meg/shared/contract/things';
import { useEffect, useState } from 'react';
import cards from '../card-kit.module.css';
import { LoadingOutline } from '../card-loader.js';
import { TryAgain } from '../try-again.js';
import { useLoadedFocus } from '../use-loaded-focus.js';
import styles from './detail-card.module.css';
import type { QuestionProps } from './question-props.js';
import { type Counts, ThingList } from './thing-list.js';

/** Holds the counts, so that they stay while the names come in another language. */
export function InventoryQuestion({ text, takesFocus, findThings, onAnswer }: QuestionProps) {
  const [counts, setCounts] = useState<Counts>({});
  const [things, setThings] = useState<readonly Thing[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOutdated = false;
    setHasFailed(false);
    void findThings().then((found) => {
      if (isOutdated) return;
      if (found) setThings(found);
      setHasFailed(!found);
    });
    return () => {
      isOutdated = true;
    };
  }, [text.language, attempt]);

  const status = things ? 'here' : hasFailed ? 'failed' : 'loading';
  const card = useLoadedFocus(takesFocus, status);
  return (
    <div ref={card} className={styles.things}>
      {status === 'loading' && (
        <div className={cards.news} role="status">
          <LoadingOutline label={text.t('list.loading')} />
        </div>
      )}
      {status === 'failed' && (
        <div className={cards.news} role="alert">
          <TryAgain fault="part.failed" text={text} onRetry={() => setAttempt(attempt + 1)} />
        </div>
      )}
      {things && <ThingList things={things} counts={counts} text={text} onCount={setCounts} onAnswer={onAnswer} />}
    </div>
  );
}
