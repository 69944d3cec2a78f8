import type { searchGuides } from '@meg/shared/contract/answers';
import type { AnswerOf } from '@meg/shared/contract/endpoint';
import type { VersionedKnowledgeEntry } from '@meg/shared/contract/knowledge-entries';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.js';
import { request } from '../../api/request.js';
import { useForm } from '../../forms/use-form.js';
import { Badge } from '../../ui/badges/badge.js';
import { Button } from '../../ui/buttons/button.js';
import { Field } from '../../ui/fields/field.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Card } from '../../ui/layout/card.js';
import { formatPercent } from '../../ui/text/format.js';
import { entryBehind } from './find-entries.js';

/** Below this confidence the chat says that it is not sure. */
const sureFrom = 0.5;

type Answered = AnswerOf<typeof searchGuides>;

interface TryQuestionProps {
  slug: string;
  entries: readonly VersionedKnowledgeEntry[];
}

/** Asks the chat as a visitor would, and shows its answer. */
export function TryQuestion({ slug, entries }: TryQuestionProps) {
  const [reply, setReply] = useState<Answered | 'unanswered'>();
  const { mutateAsync } = useMutation({
    mutationFn: ({ query }: { query: string }) =>
      request<typeof searchGuides>('POST', '/api/chat/search', {
        body: { companyId: slug, query, language: 'en', isTest: true },
      }),
  });
  const form = useForm({
    initial: { query: '' },
    send: mutateAsync,
    onSent: setReply,
    onFailure: (error) => {
      const isUnanswered = error instanceof ApiError && error.code === 'not_found';
      if (isUnanswered) setReply('unanswered');
      return isUnanswered;
    },
  });
  return (
    <Card title="Try a question" description="What the chat answers, and which of your entries it rests on.">
      <form className="stack-4" {...form.props}>
        <Field label="Question of a visitor" error={form.problems.query ?? form.fault}>
          <TextInput
            {...form.field('query')}
            maxLength={1_000}
            placeholder="Can I store my things for a month?"
            onChange={(event) => {
              form.reset({ query: event.currentTarget.value });
              setReply(undefined);
            }}
          />
        </Field>
        <div>
          <Button type="submit" isBusy={form.isSending} busyLabel="Asking…" disabled={form.values.query.trim() === ''}>
            Ask
          </Button>
        </div>
      </form>
      <div role="status" className="stack-2">
        {reply === 'unanswered' ? <Unanswered /> : reply && <Reply {...reply} entries={entries} />}
      </div>
    </Card>
  );
}

function Unanswered() {
  return (
    <>
      <p className="facts soft-small">
        <Badge tone="warning">No answer</Badge>
        <span>The chat says so, and offers a person.</span>
      </p>
      <p className="written-text">Add an answer to it, or this question’s words to one that you have.</p>
    </>
  );
}

function Reply({ answer, confidence, entries }: Answered & Pick<TryQuestionProps, 'entries'>) {
  const entry = entryBehind(entries, answer);
  return (
    <>
      <p className="facts soft-small">
        {entry ? <Badge tone="good">Your entry</Badge> : <Badge tone="info">Meg’s guides</Badge>}
        <span>
          {confidence < sureFrom ? 'The chat says that it is not sure' : 'The chat is sure'} (
          {formatPercent(confidence)})
        </span>
      </p>
      {entry && <p className="plain-heading">{entry.question}</p>}
      <p className="written-text">{answer}</p>
    </>
  );
}
