import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { ButtonLink } from '../../../ui/buttons/button.js';
import { CopyButton } from '../../../ui/buttons/copy-button.js';
import styles from '../detail/lead-drawer.module.css';
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
        <ButtonLink href={email}>
          <Mail size={18} aria-hidden /> Email
        </ButtonLink>
      </div>
      <p className="between small">
        <span>{lead.phone}</span>
        <CopyButton text={lead.phone} label="Copy number" size="compact" />
      </p>
      <p className="between small">
        <span>{lead.email}</span>
        <CopyButton text={lead.email} label="Copy address" size="compact" />
      </p>
    </div>
  );
}
