import { FormView } from '../../forms/form-view.js';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/buttons/button.js';
import { toast } from '../../ui/feedback/toast.js';
import { Card } from '../../ui/layout/card.js';
import { useChangeName } from './account.queries.js';
import styles from './accounts.module.css';
import { missingName, NameFields, type PersonName } from './name-fields.js';

export function NameCard(name: PersonName) {
  const { mutateAsync } = useChangeName();
  const form = useForm({
    initial: name,
    check: missingName,
    send: mutateAsync,
    onSent: ({ firstName, lastName }) => {
      form.reset({ firstName, lastName });
      toast({ title: 'Your name is saved' });
    },
  });
  return (
    <Card title="Name" description="As your team sees it beside notes and changes.">
      <FormView form={form} className={styles.form}>
        <NameFields form={form} />
        <Button type="submit" tone="primary" isBusy={form.isSending} busyLabel="Saving…">
          Save the name
        </Button>
      </FormView>
    </Card>
  );
}
