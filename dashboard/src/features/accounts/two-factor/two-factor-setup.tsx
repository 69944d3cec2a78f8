import type { beginTwoFactor } from '@meg/shared/contract/accounts';
import type { AnswerOf } from '@meg/shared/contract/endpoint';
import { missing } from '../../../forms/checks.js';
import { FormView } from '../../../forms/form-view.js';
import { useForm } from '../../../forms/use-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { CopyButton } from '../../../ui/buttons/copy-button.js';
import { Field } from '../../../ui/fields/field.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { useConfirmTwoFactor } from '../account.queries.js';
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
      <div className="stack-4">
        <p>
          Scan the code with an authenticator app, or <a href={uri}>open the app on this device</a>.
        </p>
        <p className="soft-small">
          If neither works, type this key: <code className="break-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <div className="wrap-3">
          <CopyButton text={secret} label="Copy the key" size="compact" />
        </div>
        <CodeForm onConfirmed={onConfirmed} onCancel={onCancel} />
      </div>
    </div>
  );
}

function CodeForm({ onConfirmed, onCancel }: Omit<TwoFactorSetupProps, 'secret'>) {
  const { mutateAsync } = useConfirmTwoFactor();
  const form = useForm({
    initial: { code: '' },
    check: (values) => missing(values, { code: 'Enter the code' }),
    send: mutateAsync,
    onSent: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <FormView form={form} className={styles.form}>
      <Field label="Code from the app" error={form.problems.code}>
        <TextInput inputMode="numeric" autoComplete="one-time-code" {...form.field('code')} />
      </Field>
      <div className="wrap-3">
        <Button type="submit" tone="primary" isBusy={form.isSending} busyLabel="Checking…">
          Switch it on
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </FormView>
  );
}
