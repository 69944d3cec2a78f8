import { FormView } from '../../forms/form-view.js';
import { useForm } from '../../forms/use-form.js';
import type { Problems } from '../../forms/use-submission.js';
import { Button } from '../../ui/buttons/button.js';
import { toast } from '../../ui/feedback/toast.js';
import { Field } from '../../ui/fields/field.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { saveNumber } from './preferences.queries.js';

interface WhatsAppNumberFormProps {
  number: string;
  isOffered: boolean;
}

/** Without the spaces, brackets and hyphens that people put between digits. */
function plainNumber(typed: string): string {
  return typed.replace(/[\s().-]/g, '');
}

function badNumber(typed: string): Problems {
  const isNumber = /^(\+[1-9]\d{6,14})?$/.test(plainNumber(typed));
  return isNumber ? {} : { whatsappNumber: 'Enter the number with its country, such as +60 12 345 6789' };
}

export function WhatsAppNumberForm({ number, isOffered }: WhatsAppNumberFormProps) {
  const form = useForm({
    initial: { whatsappNumber: number },
    check: ({ whatsappNumber }) => badNumber(whatsappNumber),
    send: ({ whatsappNumber }) => saveNumber(plainNumber(whatsappNumber)),
    onSent: (_, { whatsappNumber }) =>
      toast({ title: whatsappNumber.trim() === '' ? 'WhatsApp number removed' : 'WhatsApp number saved' }),
  });
  return (
    <FormView form={form} className="stack-4 start-buttons">
      <Field
        label="Your WhatsApp number"
        isOptional
        error={form.problems.whatsappNumber}
        hint={
          isOffered
            ? 'Messages go there. Empty: none are sent.'
            : 'Kept for when this server can send WhatsApp messages.'
        }
      >
        <TextInput type="tel" autoComplete="tel" {...form.field('whatsappNumber')} />
      </Field>
      <Button type="submit" isBusy={form.isSending} busyLabel="Saving…">
        Save number
      </Button>
    </FormView>
  );
}
