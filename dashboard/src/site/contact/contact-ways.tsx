import type { Operator } from '@meg/shared/contract/contact-messages';
import { contact } from '../content/contact.js';
import { useOperator } from '../operator.js';
import styles from './contact.module.css';
import { dialled } from './dialled.js';

const words = contact.ways;

const isAddress = (website: string) => /^https?:\/\//i.test(website);

export function ContactWays() {
  const operator = useOperator();
  return (
    <aside className={styles.ways} aria-labelledby="other-ways">
      <h2 id="other-ways">{words.heading}</h2>
      {operator ? <Ways operator={operator} /> : <p className={`soft needs-scripts`}>{words.loading}</p>}
      <noscript>
        <p>
          {words.needsScripts} <a href="/api/operator">{words.plainList}</a>
        </p>
      </noscript>
      <p className={`soft needs-scripts`}>{words.chat}</p>
    </aside>
  );
}

function Ways({ operator: { name, email, phone, address, website } }: { operator: Operator }) {
  return (
    <>
      {name && <p className="strong">{name}</p>}
      {!email && !phone && !address && !website && <p className="soft">{words.none}</p>}
      <dl className="ruled">
        {email && <Way name={words.email} text={email} href={`mailto:${email}`} />}
        {phone && <Way name={words.phone} text={phone} href={dialled(phone)} />}
        {website && <Way name={words.website} text={website} href={isAddress(website) ? website : undefined} />}
        {address && <Way name={words.address} text={address} />}
      </dl>
    </>
  );
}

function Way({ name, text, href }: { name: string; text: string; href?: string | undefined }) {
  return (
    <div className={styles.way}>
      <dt>{name}</dt>
      <dd>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
    </div>
  );
}
