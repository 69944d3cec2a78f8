import type { VersionedKnowledgeEntry } from '@meg/shared/contract/knowledge-entries';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../api/field-errors.js';
import { Button } from '../../ui/buttons/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { toast } from '../../ui/feedback/toast.js';
import { Field } from '../../ui/fields/field.js';
import { FormError } from '../../ui/fields/form-error.js';
import { Select } from '../../ui/fields/select.js';
import { TextArea } from '../../ui/fields/text-area.js';
import { TextInput } from '../../ui/fields/text-input.js';
import styles from './knowledge.module.css';
import { useWriteEntry } from './knowledge.queries.js';
import { languageOptions } from './language-options.js';

interface EntryValues {
  question: string;
  answer: string;
  keywords: string;
  language: string;
}

interface EntryDialogProps {
  /** None for a new one. */
  entry: VersionedKnowledgeEntry | undefined;
  onClose: () => void;
}

function valuesOf(entry: VersionedKnowledgeEntry | undefined): EntryValues {
  if (!entry) return { question: '', answer: '', keywords: '', language: 'en' };
  return { ...entry, keywords: entry.keywords.join(', ') };
}

function wordsOf(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const formId = useId();
  const [fault, setFault] = useState<string>();
  const write = useWriteEntry(entry);
  const form = useForm<EntryValues>({ defaultValues: valuesOf(entry) });
  const { errors } = form.formState;
  const save = form.handleSubmit(({ question, answer, keywords, language }) => {
    setFault(undefined);
    write.mutate(
      { question, answer, language, keywords: wordsOf(keywords) },
      {
        onSuccess() {
          toast({ title: 'Saved', description: 'The chat answers with it from now on.' });
          onClose();
        },
        onError: (error) => setFault(showFieldErrors(error, form.setError)),
      },
    );
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={entry ? 'Edit the answer' : 'Add an answer'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" isBusy={write.isPending} busyLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={save}>
        <FormError>{fault}</FormError>
        <Field label="Question" error={errors.question?.message} hint="As a visitor would ask it.">
          <TextInput maxLength={300} {...form.register('question', { required: 'Write the question' })} />
        </Field>
        <Field label="Answer" error={errors.answer?.message} hint="Whole sentences. An empty line begins a paragraph.">
          <TextArea rows={5} maxLength={4_000} {...form.register('answer', { required: 'Write the answer' })} />
        </Field>
        <Field
          label="Other words for it"
          isOptional
          error={errors.keywords?.message}
          hint="Parted by commas, such as: storage, warehouse."
        >
          <TextInput {...form.register('keywords')} />
        </Field>
        <Field label="Language" error={errors.language?.message}>
          <Select options={languageOptions(entry?.language ?? 'en')} {...form.register('language')} />
        </Field>
      </form>
    </Dialog>
  );
}
