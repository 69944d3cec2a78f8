import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: string | undefined;
  height?: string | undefined;
}

/** The shape of what is still coming. */
export function Skeleton({ width = '100%', height = '1rem' }: SkeletonProps) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ width, height }} />;
}

const lineWidths = ['92%', '78%', '85%', '60%'];

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className="stack-3">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that are all alike
        <Skeleton key={line} width={lineWidths[line % lineWidths.length] ?? '100%'} />
      ))}
    </span>
  );
}

/** Skeletons together, said once and politely. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}

/** Lines of text that are still loading. */
export function LoadingLines({ label, lines }: { label: string; lines: number }) {
  return (
    <Loading label={label}>
      <SkeletonLines lines={lines} />
    </Loading>
  );
}
