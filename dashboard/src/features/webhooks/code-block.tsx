import styles from './webhooks.module.css';

/** Code or JSON, which scrolls where it is long. */
export function CodeBlock({ text, name }: { text: string; name: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard as well
    <section className={styles.json} dir="ltr" tabIndex={0} aria-label={name}>
      <pre>{text}</pre>
    </section>
  );
}
