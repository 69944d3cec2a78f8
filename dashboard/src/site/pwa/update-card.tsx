import { useState } from 'react';
import { Button } from '../../ui/buttons/button.js';
import { pwaWords as words } from '../content/pwa.js';
import styles from './pwa.module.css';

/** After this time the page is loaded again even if the new worker has not taken over. */
const reloadAfterMs = 4_000;

export function UpdateCard({ worker, onLater }: { worker: ServiceWorker; onLater: () => void }) {
  const [isBusy, setBusy] = useState(false);
  function update(): void {
    setBusy(true);
    worker.postMessage({ type: 'SKIP_WAITING' });
    setTimeout(() => location.reload(), reloadAfterMs);
  }
  return (
    <section className={styles.update} aria-labelledby="update-title" role="status">
      <div>
        <h2 id="update-title">{words.updateTitle}</h2>
        <p>{words.updateText}</p>
      </div>
      <div className="wrap-2">
        <Button tone="primary" isBusy={isBusy} onClick={update}>
          {words.updateNow}
        </Button>
        <Button onClick={onLater}>{words.later}</Button>
      </div>
    </section>
  );
}
