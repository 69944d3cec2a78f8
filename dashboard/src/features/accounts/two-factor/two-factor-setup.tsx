import type { beginTwoFactor, confirmTwoFactor } from '@meg/shared/contract/accounts';
import type { AnswerOf } from '@meg/shared/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../api/field-errors.js';
import { request } from '../../../api/request.js';
import { Button } from '../../../ui/buttons/button.js';
import { CopyButton } from '../../../ui/buttons/copy-button.js';
import { Field } from '../../../ui/fields/field.js';
import { FormError } from '../../../ui/fields/form-error.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import styles from '../accounts.module.css';
import { QrCode } from './qr-code.js';

interface TwoFactorSetupProps {
  secret: AnswerOf<typeof beginTwoFactor>;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

export function TwoFactorSetup({ secret: { secret, uri, qr }, onConfirmed, onCancel }: TwoFactorSetupProps) {
  return (
    <div className={styles.setup}>
      <QrCode rows={qr} label="QR code for your authenticator app" />
      <div className={styles.plain}>
        <p className={styles.words}>
          Scan the code with an authenticator app, or <a href={uri}>open the app on this device</a>.
        </p>
        <p className={styles.soft}>
          If neither works, type this key: <span className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</span>
        </p>
        <div className={styles.actions}>
          <CopyButton text={secret} label="Copy the key" size="compact" />
        </div>
        <CodeForm onConfirmed={onConfirmed} onCancel={onCancel} />
      </div>
    </div>
  );
}

function CodeForm({ onConfirmed, onCancel }: Omit<TwoFactorSetupProps, 'secret'>) {
  const form = useForm({ defaultValues: { code: '' } });
  const [fault, setFault] = useState<string>();
  const confirm = useMutation({
    mutationFn: (body: { code: string }) =>
      request<typeof confirmTwoFactor>('POST', '/api/admin/account/two-factor/confirmation', { body }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: (error) => setFault(showFieldErrors(error, form.setError)),
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit((values) => confirm.mutate(values))}>
      <FormError>{fault}</FormError>
      <Field label="Code from the app" error={form.formState.errors.code?.message}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.register('code', { required: 'Enter the code' })}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" tone="primary" isBusy={confirm.isPending} busyLabel="Checking…">
          Switch it on
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
