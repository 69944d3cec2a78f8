import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../api/field-errors.js';
import { Button } from '../../ui/buttons/button.js';
import { toast } from '../../ui/feedback/toast.js';
import { Field } from '../../ui/fields/field.js';
import { FormError } from '../../ui/fields/form-error.js';
import { TextInput } from '../../ui/fields/text-input.js';
import styles from './notifications.module.css';
import { saveNumber } from './preferences.queries.js';

interface WhatsAppNumberFormProps {
  number: string;
  isOffered: boolean;
}

/** As people write numbers, without what only helps the eye. */
function plainNumber(typed: string): string {
  return typed.replace(/[\s().-]/g, '');
}

export function WhatsAppNumberForm({ number, isOffered }: WhatsAppNumberFormProps) {
  const form = useForm({ defaultValues: { whatsappNumber: number } });
  const [fault, setFault] = useState<string>();
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async ({ whatsappNumber }) => {
    try {
      await saveNumber(plainNumber(whatsappNumber));
      setFault(undefined);
      toast({ title: whatsappNumber.trim() === '' ? 'WhatsApp number removed' : 'WhatsApp number saved' });
    } catch (error) {
      setFault(showFieldErrors(error, form.setError));
    }
  });
  const rules = {
    validate: (typed: string) =>
      /^(\+[1-9]\d{6,14})?$/.test(plainNumber(typed)) || 'Enter the number with its country, such as +60 12 345 6789',
  };
  return (
    <form className={styles.number} noValidate onSubmit={save}>
      <FormError>{fault}</FormError>
      <Field
        label="Your WhatsApp number"
        isOptional
        error={errors.whatsappNumber?.message}
        hint={
          isOffered
            ? 'Messages go there. Empty: none are sent.'
            : 'Kept for when this server can send WhatsApp messages.'
        }
      >
        <TextInput
          type="tel"
          autoComplete="tel"
          placeholder="+60 12 345 6789"
          {...form.register('whatsappNumber', rules)}
        />
      </Field>
      <Button type="submit" isBusy={isSubmitting} busyLabel="Saving…">
        Save number
      </Button>
    </form>
  );
}
