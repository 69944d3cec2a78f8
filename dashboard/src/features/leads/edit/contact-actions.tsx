import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { ButtonLink } from '../../../ui/buttons/button.js';
import { CopyButton } from '../../../ui/buttons/copy-button.js';
import styles from '../detail/lead-detail.module.css';
import { contactUrls } from './contact-links.js';

interface ContactActionsProps {
  lead: LeadDetail;
  writer: Parameters<typeof contactUrls>[1];
}

export function ContactActions({ lead, writer }: ContactActionsProps) {
  const { whatsapp, phone, email } = contactUrls(lead, writer);
  return (
    <div className="stack-2">
      <div className={styles.actions}>
        {whatsapp !== undefined && (
          <ButtonLink tone="primary" href={whatsapp} target="_blank" rel="noopener noreferrer">
            <MessageCircle size={18} aria-hidden /> WhatsApp
          </ButtonLink>
        )}
        {phone !== undefined && (
          <ButtonLink href={phone}>
            <Phone size={18} aria-hidden /> Call
          </ButtonLink>
        )}
        {email !== undefined && (
          <ButtonLink href={email}>
            <Mail size={18} aria-hidden /> Email
          </ButtonLink>
        )}
      </div>
      <GivenContact text={lead.phone} missing="No number was left" copy="Copy number" />
      <GivenContact text={lead.email} missing="No email was left" copy="Copy address" />
    </div>
  );
}

/** Where a company asks for email or phone, one of them may be missing. */
function GivenContact({ text, missing, copy }: { text: string; missing: string; copy: string }) {
  return (
    <p className={`small ${styles.contact}`}>
      {text === '' ? <span className="soft">{missing}</span> : <span className="break-anywhere">{text}</span>}
      {text !== '' && <CopyButton text={text} label={copy} isIcon />}
    </p>
  );
}
