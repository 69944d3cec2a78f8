import { type ReactNode, useEffect, useRef } from 'react';
import { MegMark } from './icons.js';
import styles from './notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Reports the height, so that the host page can fit the frame to it. */
  onHeight?(heightPx: number): void;
}

/** A short message in place of the chat. */
export function Notice({ title, children, onHeight }: NoticeProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (box.current) onHeight?.(Math.ceil(box.current.getBoundingClientRect().height));
  }, [onHeight]);
  return (
    <main ref={box} className={styles.notice}>
      <span className={styles.mark}>
        <MegMark />
      </span>
      <div role="status">
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
