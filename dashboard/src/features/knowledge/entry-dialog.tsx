import type { VersionedKnowledgeEntry } from '@meg/shared/contract/knowledge-entries';
import { missing } from '../../forms/checks.js';
import { FormDialog } from '../../forms/form-dialog.js';
import { useForm } from '../../forms/use-form.js';
import { toast } from '../../ui/feedback/toast.js';
import { Field } from '../../ui/fields/field.js';
import { Select } from '../../ui/fields/select.js';
import { TextArea } from '../../ui/fields/text-area.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { useWriteEntry } from './knowledge.queries.js';
import { languageOptions } from './language-options.js';

interface EntryValues {
  question: string;
  answer: string;
  keywords: string;
  language: string;
}

interface EntryDialogProps {
  /** Undefined for a new one. */
  entry: VersionedKnowledgeEntry | undefined;
  onClose: () => void;
}

function valuesOf(entry: VersionedKnowledgeEntry | undefined): EntryValues {
  if (!entry) return { question: '', answer: '', keywords: '', language: 'en' };
  const { question, answer, language } = entry;
  return { question, answer, language, keywords: entry.keywords.join(', ') };
}

function wordsOf(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const write = useWriteEntry(entry);
  const form = useForm({
    initial: () => valuesOf(entry),
    check: (values) => missing(values, { question: 'Write the question', answer: 'Write the answer' }),
    send: ({ keywords, ...values }) => write.mutateAsync({ ...values, keywords: wordsOf(keywords) }),
    onSent: () => {
      toast({ title: 'Saved', description: 'The chat answers with it from now on.' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={entry ? 'Edit the answer' : 'Add an answer'}
      submitLabel="Save"
      busyLabel="Saving…"
    >
      <Field label="Question" error={form.problems.question} hint="As a visitor would ask it.">
        <TextInput maxLength={300} {...form.field('question')} />
      </Field>
      <Field label="Answer" error={form.problems.answer} hint="Whole sentences. An empty line begins a paragraph.">
        <TextArea rows={5} most={4_000} {...form.field('answer')} />
      </Field>
      <Field
        label="Other words for it"
        isOptional
        error={form.problems.keywords}
        hint="Parted by commas, such as: storage, warehouse."
      >
        <TextInput {...form.field('keywords')} />
      </Field>
      <Field label="Language" error={form.problems.language}>
        <Select options={languageOptions(entry?.language ?? 'en')} {...form.field('language')} />
      </Field>
    </FormDialog>
  );
}
