import { useEffect, useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from '../theme/icons.js';
import { Button } from './button.js';
import styles from './code-to-copy.module.css';

const noticeMs = 2_500;

type Copying = 'ready' | 'copied' | 'selected';

const words: Record<Copying, string> = {
  ready: '',
  copied: 'Copied',
  // A page that is not on HTTPS or localhost may not write to the clipboard: the reader's own keys may.
  selected: 'Selected: press Ctrl C or ⌘ C',
};

/** A piece of code with a button that copies it. `name` says what it is, to those who do not see it. */
export function CodeToCopy({ code, name }: { code: string; name: string }) {
  const text = useRef<HTMLElement>(null);
  const [copying, setCopying] = useState<Copying>('ready');

  useEffect(() => {
    if (copying !== 'copied') return;
    const timer = setTimeout(() => setCopying('ready'), noticeMs);
    return () => clearTimeout(timer);
  }, [copying]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopying('copied');
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setCopying('selected');
    }
  }

  return (
    <div className={styles.block}>
      <pre dir="ltr" className={styles.code}>
        <code ref={text}>
          {code.split(/( )/).map((word, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice, and none ever moves
            <span key={place} className={word === ' ' ? undefined : styles.word}>
              {word}
            </span>
          ))}
        </code>
      </pre>
      <div className={`${styles.foot} needs-scripts`}>
        <p role="status" className="soft-small">
          {words[copying]}
        </p>
        <Button size="touch" onClick={copy}>
          {copying === 'copied' ? <CheckIcon /> : <CopyIcon />}
          Copy<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </div>
  );
}
