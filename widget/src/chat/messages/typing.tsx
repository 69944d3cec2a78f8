import styles from './typing.module.css';

/** Shown only while a reply is on its way. The reply itself is announced, so the dots need not be. */
export function Typing() {
  return (
    <div className={styles.typing} aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}
