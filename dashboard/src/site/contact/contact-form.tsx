import type { ContactMessage, sendContactMessage } from '@meg/shared/contract/contact-messages';
import { contactFields, contactTopicNames } from '@meg/shared/domain/forms/contact-message';
import { sitePaths } from '@meg/shared/domain/public-paths';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { faultSentence } from '../../api/fault-sentence.js';
import { request } from '../../api/request.js';
import { useBrowserValue } from '../../ui/browser/use-browser-value.js';
import { Button } from '../../ui/buttons/button.js';
import { FormError } from '../../ui/fields/form-error.js';
import { HoneypotField } from '../../ui/fields/honeypot-field.js';
import { contact } from '../content/contact.js';
import { ChoiceInput, LineInput, TextInputArea } from '../forms/form-inputs.js';
import { useSiteForm } from '../forms/use-site-form.js';
import styles from './contact.module.css';

const words = contact.form;
const steps = [['name', 'email', 'company', 'topic', 'message']] as const;

export function ContactForm() {
  const [reference, setReference] = useState<string>();
  return reference === undefined ? (
    <MessageForm onSent={setReference} />
  ) : (
    <Sent reference={reference} onAnother={() => setReference(undefined)} />
  );
}

function useContactForm(onSent: (reference: string) => void) {
  const [failure, setFailure] = useState<string>();
  const form = useSiteForm({
    storageKey: 'meg-contact',
    fields: contactFields,
    steps,
    send: (typed, { headers, signs }) => {
      setFailure(undefined);
      // The server says of the topic whether it is one.
      const body = { ...(typed as ContactMessage), ...signs };
      return request<typeof sendContactMessage>('POST', '/api/contact-messages', { headers, body });
    },
    onSent: (answer) => onSent(answer.reference),
    onFailure: (error) => setFailure(faultSentence(error)),
  });
  return { ...form, failure };
}

function MessageForm({ onSent }: { onSent: (reference: string) => void }) {
  const form = useContactForm(onSent);
  // Before its script has come, the browser would send the form by itself, into the address.
  const isReady = useBrowserValue(() => 'ready', '') === 'ready';
  return (
    <div>
      <form {...form.props} method="post" className={`${styles.form} needs-scripts`} aria-label={words.label}>
        <div className={styles.pair}>
          <LineInput form={form} name="name" label={words.name} input={{ autoComplete: 'name' }} />
          <LineInput form={form} name="company" label={words.company} input={{ autoComplete: 'organization' }} />
        </div>
        <LineInput
          form={form}
          name="email"
          label={words.email}
          hint={words.emailHint}
          input={{ type: 'email', autoComplete: 'email' }}
        />
        <ChoiceInput form={form} name="topic" label={words.topic} names={contactTopicNames} />
        <TextInputArea form={form} name="message" label={words.message} isTall />
        <HoneypotField {...form.honeypot} />
        {form.failure && (
          <FormError>
            <strong>{words.failed}</strong> {form.failure} {words.kept}
          </FormError>
        )}
        <div className={styles.send}>
          <Button
            type="submit"
            tone="primary"
            size="large"
            disabled={!isReady}
            isBusy={form.isSending}
            busyLabel={words.sending}
          >
            {words.send}
          </Button>
          <p className="soft">
            {words.privacy} <Link to={sitePaths.privacy}>{words.privacyLink}</Link>
          </p>
        </div>
      </form>
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
    </div>
  );
}

function Sent({ reference, onAnother }: { reference: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sent} aria-labelledby="message-sent">
      <h2 id="message-sent" ref={heading} tabIndex={-1}>
        {contact.sent.heading}
      </h2>
      <p>{contact.sent.text}</p>
      <p className={styles.reference}>{reference}</p>
      <Button onClick={onAnother}>{contact.sent.another}</Button>
    </section>
  );
}
