import { Button } from '../../ui/buttons/button.js';
import { pwaWords as words } from '../content/pwa.js';
import { dismissInstall, install } from './install-offer.js';
import styles from './pwa.module.css';

function hideFor(action: () => void): () => void {
  return () => {
    action();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
}

export function InstallCard() {
  return (
    <section className={styles.install} aria-labelledby="install-title">
      <h2 id="install-title">{words.installTitle}</h2>
      <p>{words.installText}</p>
      <div className="wrap-2">
        <Button tone="primary" onClick={hideFor(() => void install())}>
          {words.install}
        </Button>
        <Button onClick={hideFor(dismissInstall)}>{words.notNow}</Button>
      </div>
    </section>
  );
}
