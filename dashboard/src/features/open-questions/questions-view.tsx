import type { OpenQuestionDetail } from '@meg/shared/contract/open-questions';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PagedTable } from '../../api/paged-table.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { AnswerDialog } from './answer-dialog.js';
import { type QuestionFilter, type QuestionsOf, useQuestions } from './open-questions.queries.js';
import { QuestionDrawer } from './question-drawer.js';
import { QuestionFilters } from './question-filters.js';
import { QuestionRow, questionColumns } from './question-row.js';
import { readFilter } from './question-words.js';

/** The list with its filters, and the question that is open. */
export function QuestionsView({ of, mayAnswer }: { of: QuestionsOf; mayAnswer: boolean }) {
  const [search, setSearch] = useSearchParams();
  const [answering, setAnswering] = useState<OpenQuestionDetail>();
  const filter = readFilter(search);
  const query = useQuestions(of, filter);
  const questions = query.data?.pages.flatMap((page) => page.questions);
  const [first] = query.data?.pages ?? [];
  const openId = search.get('question') ?? '';
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return (
    <>
      <QuestionFilters
        of={of}
        filter={filter}
        languages={first?.languages ?? []}
        countries={first?.countries ?? []}
        onChange={set}
      />
      <PagedTable
        query={query}
        label="Open questions"
        columns={questionColumns}
        rows={questions}
        row={(question) => (
          <QuestionRow
            key={question.id}
            question={question}
            isOpen={question.id === openId}
            onOpen={() => set('question', question.id)}
          />
        )}
        noun={['question', 'questions']}
        empty={<NoQuestions filter={filter} />}
      />
      {openId !== '' && (
        <QuestionDrawer
          key={openId}
          of={of}
          id={openId}
          onClose={() => set('question', '')}
          onAnswer={mayAnswer ? setAnswering : undefined}
        />
      )}
      {answering && <AnswerDialog question={answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}

function NoQuestions({ filter: { state, kind, language, country } }: { filter: QuestionFilter }) {
  const icon = <MessageCircleQuestion size={24} aria-hidden />;
  if (state === 'open' && kind === '' && language === '' && country === '') {
    return (
      <EmptyState icon={icon} title="No open questions">
        What visitors ask and the chat cannot answer shows here.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title="No question fits this view">
      Choose other filters.
    </EmptyState>
  );
}
