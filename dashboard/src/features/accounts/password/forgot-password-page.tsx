import { paths } from '@meg/shared/domain/paths';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { badEmail } from '../../../forms/checks.js';
import { FormView } from '../../../forms/form-view.js';
import { useForm } from '../../../forms/use-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { Field } from '../../../ui/fields/field.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Card } from '../../../ui/layout/card.js';
import { Page } from '../../../ui/layout/page.js';
import { useForgotPassword } from '../links.queries.js';

export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Page title="Forgot password" width="narrow" description="We send you a link to choose a new one.">
      <Card>
        {sentTo === undefined ? (
          <AskForm onSent={setSentTo} />
        ) : (
          <Banner tone="good" title="Look into your mail" isAlert>
            If there is an account for {sentTo}, a link is on its way. It is good for one hour.
          </Banner>
        )}
      </Card>
      <p className="soft-small centred">
        <Link to={paths.login}>Back to log in</Link>
      </p>
    </Page>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const [search] = useSearchParams();
  const { mutateAsync } = useForgotPassword();
  const form = useForm({
    initial: { email: search.get('email') ?? '' },
    check: ({ email }) => badEmail(email),
    send: mutateAsync,
    onSent: (_, { email }) => onSent(email),
  });
  return (
    <FormView form={form}>
      <Field label="Email" error={form.problems.email}>
        <TextInput type="email" autoComplete="username" {...form.field('email')} />
      </Field>
      <Button type="submit" tone="primary" size="large" isBusy={form.isSending} busyLabel="Sending…">
        Send the link
      </Button>
    </FormView>
  );
}
