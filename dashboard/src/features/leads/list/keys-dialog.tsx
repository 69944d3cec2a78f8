import { Dialog } from '../../../ui/dialog/dialog.js';
import { Kbd } from '../../../ui/text/kbd.js';
import styles from './leads.module.css';

const keys: readonly [readonly string[], string][] = [
  [['J', '↓'], 'The next lead'],
  [['K', '↑'], 'The lead before'],
  [['Enter'], 'Open the lead'],
  [['X'], 'Choose the lead, or not'],
  [['A'], 'Assign the chosen leads, or this one'],
  [['S'], 'Change the status of the chosen leads, or of this one'],
  [['/'], 'Search'],
  [['Esc'], 'Close the lead, or choose none'],
  [['?'], 'Show these keys'],
];

export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keys" size="small">
      <dl className={styles.keyList}>
        {keys.map(([names, words]) => (
          <div key={words}>
            <dt>
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
