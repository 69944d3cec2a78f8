import { BrandMark } from '../ui/brand-mark.js';
import { exampleConversation as example } from './content/example-conversation.js';
import styles from './example-conversation.module.css';

/** What a visitor sees and what is left of it in the morning: the chat, and under it the lead. */
export function ExampleConversation() {
  return (
    <figure className={styles.figure}>
      <div className={styles.ground}>
        <div className={styles.chat}>
          <div className={styles.head}>
            <BrandMark />
            <p className={styles.who}>
              <strong>{example.company}</strong>
              <span className={styles.presence}>{example.presence}</span>
            </p>
          </div>
          <ol className={styles.messages}>
            <li className={styles.theirs}>{example.asked}</li>
            <li className={styles.ours}>{example.chosen.join(', ')}</li>
            <li className={styles.theirs}>{example.answered}</li>
            <li className={styles.quote}>
              <Quote />
            </li>
          </ol>
        </div>
        <Lead />
      </div>
      <figcaption className={styles.caption}>{example.caption}</figcaption>
    </figure>
  );
}

function Quote() {
  return (
    <>
      <p className={styles.way}>
        <span>{example.from}</span>
        <span className={styles.dashes}>
          <span className="visually-hidden">to</span>
        </span>
        <span>{example.to}</span>
      </p>
      <p className={styles.range}>{example.range}</p>
      <p className={styles.basis}>{example.basis}</p>
      <p className={styles.disclaimer}>{example.disclaimer}</p>
    </>
  );
}

function Lead() {
  return (
    <p className={styles.lead}>
      <span className={styles.leadName}>{example.lead.name}</span>
      <span className={styles.badge}>{example.lead.status}</span>
      <span className={styles.leadMove}>{example.lead.move}</span>
      <span className={styles.leadRange}>{example.range}</span>
    </p>
  );
}
