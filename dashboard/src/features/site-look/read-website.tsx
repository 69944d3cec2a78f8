import type { SiteReading } from '@meg/shared/contract/site-look';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/buttons/button.js';
import { Banner } from '../../ui/feedback/banner.js';
import { Field } from '../../ui/fields/field.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Card } from '../../ui/layout/card.js';
import { formatDate, spelled } from '../../ui/text/format.js';
import styles from './site-look.module.css';
import { keepReading, readWebsite } from './site-look.queries.js';

/** Asks for the website and reads it. What was found before stays where it cannot be read. */
export function ReadWebsite({ reading, isReadOnly }: { reading: SiteReading; isReadOnly: boolean }) {
  const { look, fault } = reading;
  const form = useForm({
    initial: { website: reading.website },
    send: ({ website }) => readWebsite(website),
    onSent: keepReading,
  });
  return (
    <Card>
      <form className={styles.line} {...form.props}>
        <Field
          label="Your website"
          error={form.problems.website ?? form.fault}
          hint={spelled('Its home page is read once, for colours, logo and words. Nothing is changed.')}
        >
          <TextInput
            {...form.field('website')}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="www.example.com"
            readOnly={isReadOnly}
          />
        </Field>
        {!isReadOnly && (
          <Button
            type="submit"
            isBusy={form.isSending}
            busyLabel="Reading…"
            disabled={form.values.website.trim() === ''}
          >
            {look ? 'Read it again' : 'Read my website'}
          </Button>
        )}
      </form>
      <div role="status">
        {fault !== '' && !form.isSending && (
          <Banner tone="warning" title="Your website could not be read">
            {fault}. {look ? `Shown is what was found on ${formatDate(look.readAt, 'dateTime')}.` : spelled(withoutIt)}
          </Banner>
        )}
      </div>
    </Card>
  );
}

const withoutIt = 'The page below is made from your name and colours; you can go on without.';
