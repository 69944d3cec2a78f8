import { type ReactNode, useEffect, useRef } from 'react';
import { MegMark } from './icons.js';
import styles from './notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Hears how high it is, so that the host page shows no empty box around it. */
  onHeight?(heightPx: number): void;
}

/** The small view in place of a chat. */
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
