import { Button } from '../../ui/buttons/button.js';
import styles from './error-page.module.css';

/** Where a page failed in the browser. Stands alone, since what failed may be the shell. */
export function Fault() {
  return (
    <main className={styles.page}>
      <title>Something went wrong · Meg</title>
      <h1>Something went wrong</h1>
      <p>This page stopped working. Nothing that the server had already stored is lost.</p>
      <Button tone="primary" onClick={() => window.location.reload()}>
        Load it again
      </Button>
    </main>
  );
}
