import { sitePaths } from '@meg/shared/domain/public-paths';
import { Link } from 'react-router';
import { contact } from '../content/contact.js';
import { useOperator } from '../operator.js';
import styles from './contact.module.css';
import { dialled } from './dialled.js';

/** The operator's own details where they are set, else the way to the contact page. */
export function FooterContact() {
  const operator = useOperator();
  const { name, email, phone, address } = operator ?? {};
  return (
    <address className={styles.atFoot}>
      {name && <span className="strong">{name}</span>}
      {address && <span>{address}</span>}
      {phone && <a href={dialled(phone)}>{phone}</a>}
      {email ? <a href={`mailto:${email}`}>{email}</a> : <Link to={sitePaths.contact}>{contact.atFoot}</Link>}
    </address>
  );
}
