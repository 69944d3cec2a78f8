import type { OpenQuestionDetail } from '@meg/shared/contract/open-questions';
import { missing } from '../../forms/checks.js';
import { FormDialog } from '../../forms/form-dialog.js';
import { useForm } from '../../forms/use-form.js';
import { toast } from '../../ui/feedback/toast.js';
import { Field } from '../../ui/fields/field.js';
import { TextArea } from '../../ui/fields/text-area.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { entryWordings } from './entry-wordings.js';
import { useAnswerQuestion } from './open-questions.queries.js';
import { languageName } from './question-words.js';

interface AnswerDialogProps {
  question: OpenQuestionDetail;
  onClose: () => void;
}

export function AnswerDialog({ question, onClose }: AnswerDialogProps) {
  const { id, text, language, asWorded, toBeTold } = question;
  const answer = useAnswerQuestion(id);
  const others = asWorded.map((wording) => wording.text).filter((wording) => wording !== text);
  const form = useForm({
    initial: { question: text, answer: '', wordings: others.join('\n') },
    check: (values) => missing(values, { question: 'Write the question', answer: 'Write the answer' }),
    send: ({ wordings, ...values }) =>
      answer.mutateAsync({ ...values, language, keywords: entryWordings(wordings.split('\n')) }),
    onSent: () => {
      toast({ title: 'Answered', description: 'The chat answers with it from now on. It is among your knowledge.' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Answer the question"
      description={
        toBeTold > 0
          ? 'The chat gives this answer from now on, and it is mailed to the visitors who asked and wanted mail.'
          : 'The chat gives this answer from now on.'
      }
      submitLabel="Save the answer"
      busyLabel="Saving…"
    >
      <Field label="Question" error={form.problems.question}>
        <TextInput maxLength={300} {...form.field('question')} />
      </Field>
      <Field label="Answer" error={form.problems.answer} hint={`In ${languageName(language)}, as it was asked.`}>
        <TextArea rows={5} most={4_000} {...form.field('answer')} />
      </Field>
      <Field
        label="Other wordings"
        isOptional
        error={form.problems.keywords ?? form.problems.wordings}
        hint="One a line. The chat gives the same answer to each."
      >
        <TextArea rows={3} {...form.field('wordings')} />
      </Field>
    </FormDialog>
  );
}
