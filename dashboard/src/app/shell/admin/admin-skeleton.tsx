import { Loading, Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.js';
import styles from './admin-frame.module.css';

/** The frame's own shape, until it is known who is here. */
export function AdminSkeleton() {
  return (
    <div className={styles.frame}>
      <div className={styles.sidebar}>
        <Skeleton width="6rem" height="2rem" />
        <SkeletonLines lines={6} />
      </div>
      <main className={styles.column}>
        <title>Meg</title>
        <div className={styles.main}>
          <Loading label="Loading…">
            <div className={styles.waiting}>
              <Skeleton width="12rem" height="2rem" />
              <Skeleton height="7rem" />
              <Skeleton height="20rem" />
            </div>
          </Loading>
        </div>
      </main>
    </div>
  );
}
