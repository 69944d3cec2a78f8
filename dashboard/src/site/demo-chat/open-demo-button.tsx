import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/buttons/button.js';
import styles from './open-demo-button.module.css';

/** After this time without a chat, the button says that it is late. */
const lateAfterMs = 5_000;

interface OpenDemoButtonProps {
  tone: 'primary' | 'secondary';
  size: 'touch' | 'large';
  lateNotice: string;
  onOpen?: () => void;
  children: ReactNode;
}

/** Opens the demo chat. The click itself is heard by `DemoChatQueue`; this one says so where no chat comes. */
export function OpenDemoButton({ tone, size, lateNotice, onOpen, children }: OpenDemoButtonProps) {
  const [isLate, setIsLate] = useState(false);

  function watch() {
    onOpen?.();
    setIsLate(false);
    setTimeout(() => setIsLate(window.Meg?.version === undefined), lateAfterMs);
  }

  return (
    <span className={`${styles.action} needs-scripts`}>
      <Button tone={tone} size={size} data-opens-chat onClick={watch}>
        {children}
      </Button>
      <span role="status" className={size === 'touch' ? styles.noticeAtEnd : styles.notice}>
        {isLate && lateNotice}
      </span>
    </span>
  );
}
