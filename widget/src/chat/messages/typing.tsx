import styles from './typing.module.css';

/** Shown while a reply is pending. Not announced, because the reply itself is. */
export function Typing() {
  return (
    <div className={styles.typing} aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}
