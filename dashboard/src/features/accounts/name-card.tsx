import type { changeName } from '@meg/shared/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../api/field-errors.js';
import { meKey } from '../../api/me.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';
import { Button } from '../../ui/buttons/button.js';
import { toast } from '../../ui/feedback/toast.js';
import { Field } from '../../ui/fields/field.js';
import { FormError } from '../../ui/fields/form-error.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Card } from '../../ui/layout/card.js';
import styles from './accounts.module.css';

interface Name {
  firstName: string;
  lastName: string;
}

export function NameCard(name: Name) {
  const form = useForm<Name>({ defaultValues: name });
  const [fault, setFault] = useState<string>();
  const save = useMutation({
    mutationFn: (body: Name) => request<typeof changeName>('PUT', '/api/admin/account/name', { body }),
    onSuccess: (me) => {
      queryClient.setQueryData(meKey, me);
      form.reset(me);
      setFault(undefined);
      toast({ title: 'Your name is saved' });
    },
    onError: (error) => setFault(showFieldErrors(error, form.setError)),
  });
  const { errors } = form.formState;
  return (
    <Card title="Name" description="As your team sees it beside notes and changes.">
      <form className={styles.form} noValidate onSubmit={form.handleSubmit((values) => save.mutate(values))}>
        <FormError>{fault}</FormError>
        <Field label="First name" error={errors.firstName?.message}>
          <TextInput
            autoComplete="given-name"
            {...form.register('firstName', { required: 'First name is required' })}
          />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" {...form.register('lastName', { required: 'Last name is required' })} />
        </Field>
        <Button type="submit" tone="primary" isBusy={save.isPending} busyLabel="Saving…">
          Save the name
        </Button>
      </form>
    </Card>
  );
}
