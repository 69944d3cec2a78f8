import { Button } from '../../../ui/buttons/button.js';
import { CopyButton } from '../../../ui/buttons/copy-button.js';
import { Banner } from '../../../ui/feedback/banner.js';
import styles from '../accounts.module.css';

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="stack-4">
      <Banner tone="good" title="Keep your recovery codes" isAlert>
        Each opens your account once, where your phone cannot. They are shown this one time.
      </Banner>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="wrap-3">
        <CopyButton text={codes.join('\n')} label="Copy the codes" />
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  );
}
