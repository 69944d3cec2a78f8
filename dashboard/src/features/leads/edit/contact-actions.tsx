import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { ContactWay } from '@meg/shared/domain/leads/lead-contact';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { may, useMe } from '../../../api/me.js';
import { Button, ButtonLink } from '../../../ui/buttons/button.js';
import { CopyButton } from '../../../ui/buttons/copy-button.js';
import { CallDialog } from '../actions/call-dialog.js';
import { noteTry } from '../actions/lead-work.queries.js';
import styles from '../detail/lead-detail.module.css';
import { whoIs } from '../lead-words.js';
import { contactUrls } from './contact-links.js';

interface ContactActionsProps {
  lead: LeadDetail;
  writer: Parameters<typeof contactUrls>[1];
  /** Where the company is, for numbers in national spelling. */
  country: string | null;
}

export function ContactActions({ lead, writer, country }: ContactActionsProps) {
  const { whatsapp, phone, email } = contactUrls(lead, writer, country);
  const [isCalling, setCalling] = useState(false);
  const mayWork = may(useMe(), 'leads.work');
  const tried = (way: ContactWay) => () => mayWork && noteTry(lead.id, way);
  return (
    <div className="stack-2">
      <div className={styles.actions}>
        {whatsapp !== undefined && (
          <ButtonLink
            tone="primary"
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            onClick={tried('whatsapp')}
          >
            <MessageCircle size={18} aria-hidden /> WhatsApp
          </ButtonLink>
        )}
        {phone !== undefined && (
          <ButtonLink
            href={phone}
            onClick={() => {
              tried('phone')();
              setCalling(mayWork);
            }}
          >
            <Phone size={18} aria-hidden /> Call
          </ButtonLink>
        )}
        {email !== undefined && (
          <ButtonLink href={email} onClick={tried('email')}>
            <Mail size={18} aria-hidden /> Email
          </ButtonLink>
        )}
        {mayWork && <Button onClick={() => setCalling(true)}>Log a call</Button>}
      </div>
      {isCalling && <CallDialog id={lead.id} name={whoIs(lead)} onClose={() => setCalling(false)} />}
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
