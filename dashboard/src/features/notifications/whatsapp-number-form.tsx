import { phoneHint } from '@meg/shared/domain/companies/place/country-examples';
import { FormView } from '../../forms/form-view.js';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/buttons/button.js';
import { toast } from '../../ui/feedback/toast.js';
import { Field } from '../../ui/fields/field.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { companyForms } from '../../ui/text/format.js';
import { saveNumber } from './preferences.queries.js';

interface WhatsAppNumberFormProps {
  number: string;
  isOffered: boolean;
}

export function WhatsAppNumberForm({ number, isOffered }: WhatsAppNumberFormProps) {
  const form = useForm({
    initial: { whatsappNumber: number },
    send: ({ whatsappNumber }) => saveNumber(whatsappNumber),
    onSent: (stored) => {
      form.reset({ whatsappNumber: stored });
      toast({ title: stored === '' ? 'WhatsApp number removed' : 'WhatsApp number saved' });
    },
  });
  return (
    <FormView form={form} className="stack-4 start-buttons">
      <Field
        label="Your WhatsApp number"
        isOptional
        error={form.problems.whatsappNumber}
        hint={`${phoneHint(companyForms().country)} ${
          isOffered
            ? 'Messages go there. Empty: none are sent.'
            : 'Kept for when this server can send WhatsApp messages.'
        }`}
      >
        <TextInput type="tel" autoComplete="tel" {...form.field('whatsappNumber')} />
      </Field>
      <Button type="submit" isBusy={form.isSending} busyLabel="Saving…">
        Save number
      </Button>
    </FormView>
  );
}
