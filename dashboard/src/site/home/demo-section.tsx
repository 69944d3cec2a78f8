import { useRef } from 'react';
import { keptClear } from '../consent/kept-clear.js';
import { home } from '../content/home.js';
import { Section } from '../parts/section.js';
import styles from './demo-section.module.css';
import { inlineTarget, useInlineDemo } from './use-inline-demo.js';

/** The chat as a part of the page: a conversation with the server, not a picture of one. */
export function DemoSection() {
  const place = useRef<HTMLDivElement>(null);
  useInlineDemo(place);
  return (
    <Section heading={home.demo.heading} lede={home.demo.lede} layout="beside" id="demo">
      <div className={styles.ground}>
        <div ref={place} id={inlineTarget} className={styles.chat} {...keptClear}>
          <p className={`${styles.instead} needs-scripts`}>{home.demo.instead}</p>
          <noscript>{home.demoNeedsScripts}</noscript>
        </div>
      </div>
      <p className={styles.note}>{home.demo.note}</p>
    </Section>
  );
}
