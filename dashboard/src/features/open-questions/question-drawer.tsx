import type { OpenQuestionDetail } from '@meg/shared/contract/open-questions';
import { paths } from '@meg/shared/domain/paths';
import { Link } from 'react-router';
import { may, useMe } from '../../api/me.js';
import { QueryFault } from '../../api/query-fault.js';
import { Button } from '../../ui/buttons/button.js';
import { Drawer } from '../../ui/dialog/drawer.js';
import { Banner } from '../../ui/feedback/banner.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { DefinitionList } from '../../ui/layout/definition-list.js';
import { DateText } from '../../ui/text/date-text.js';
import { type QuestionsOf, useChangeQuestion, useQuestion } from './open-questions.queries.js';
import { KindBadge } from './question-row.js';
import { countryName, languageName, stateWords, timesWords } from './question-words.js';

interface QuestionDrawerProps {
  of: QuestionsOf;
  id: string;
  onClose: () => void;
  /** Undefined for those who may only read. */
  onAnswer: ((question: OpenQuestionDetail) => void) | undefined;
}

export function QuestionDrawer({ of, id, onClose, onAnswer }: QuestionDrawerProps) {
  const query = useQuestion(of, id);
  const question = query.data;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title="Open question"
      footer={question && onAnswer && <QuestionActions of={of} question={question} onAnswer={onAnswer} />}
    >
      {question ? (
        <QuestionView of={of} question={question} />
      ) : query.error ? (
        <QueryFault query={query} title="It cannot be shown" />
      ) : (
        <LoadingLines label="Reading the question" lines={6} />
      )}
    </Drawer>
  );
}

function QuestionView({ of, question }: { of: QuestionsOf; question: OpenQuestionDetail }) {
  const { text, kind, state, language, country, asked, asWorded, pages, settled, toBeTold, chatAnswer, entry } =
    question;
  const mayEdit = may(useMe(), 'config.change');
  return (
    <div className="stack-5">
      <p className="plain-heading">
        <bdi lang={language}>{text}</bdi>
      </p>
      <p className="wrap-centred-3">
        <KindBadge kind={kind} />
        <span className="soft-small">{stateWords[of][state]}</span>
      </p>
      {state === 'open' && toBeTold > 0 && <Banner>{waitingWords(toBeTold)}</Banner>}
      <section>
        <h3 className="plain-heading small soft">As it was asked</h3>
        <ul className="divided">
          {asWorded.map((wording) => (
            <li key={wording.text} className="between">
              <bdi lang={language}>{wording.text}</bdi>
              <span className="soft-small">{timesWords(wording.asked)}</span>
            </li>
          ))}
        </ul>
      </section>
      {chatAnswer !== '' && (
        <section>
          <h3 className="plain-heading small soft">What the chat said</h3>
          <p className="written-text">
            <bdi lang={language}>{chatAnswer}</bdi>
          </p>
        </section>
      )}
      {entry && (
        <section className="stack-1">
          <h3 className="plain-heading small soft">Your answer</h3>
          <p className="written-text">
            <bdi lang={language}>{entry.answer}</bdi>
          </p>
          <p className="small">
            <Link to={`${paths.knowledge}?entry=${entry.id}`}>{mayEdit ? 'Edit it' : 'See it'} under Knowledge</Link>
          </p>
        </section>
      )}
      <DefinitionList
        rows={[
          { term: 'Asked', value: timesWords(asked) },
          { term: 'First', value: <DateText value={question.firstAskedAt} style="dateTime" /> },
          { term: 'Last', value: <DateText value={question.lastAskedAt} style="dateTime" /> },
          { term: 'Language', value: languageName(language) },
          { term: 'Country', value: country === null ? '–' : countryName(country) },
          ...pages.map(({ path, asked: times }) => ({ term: path, value: timesWords(times) })),
          ...(settled ? [{ term: stateWords[of][state], value: <SettledBy {...settled} /> }] : []),
        ]}
      />
    </div>
  );
}

function waitingWords(count: number): string {
  return count === 1
    ? 'One visitor who asked this left an address and wants mail: the answer is mailed to them.'
    : `${count} visitors who asked this left an address and want mail: the answer is mailed to them.`;
}

function SettledBy({ at, by }: { at: string; by: string }) {
  return (
    <>
      <DateText value={at} style="dateTime" /> by <bdi>{by}</bdi>
    </>
  );
}

interface QuestionActionsProps {
  of: QuestionsOf;
  question: OpenQuestionDetail;
  onAnswer: (question: OpenQuestionDetail) => void;
}

function QuestionActions({ of, question, onAnswer }: QuestionActionsProps) {
  const change = useChangeQuestion(of);
  const to = (state: OpenQuestionDetail['state']) => change.mutate({ question, to: state });
  if (question.state !== 'open') {
    if (of === 'company' && question.state === 'answered') return null;
    return (
      <Button isBusy={change.isPending} onClick={() => to('open')}>
        Open it again
      </Button>
    );
  }
  return (
    <>
      <Button tone="quiet" isBusy={change.isPending} onClick={() => to('dismissed')}>
        {stateWords[of].dismissed}
      </Button>
      {of === 'company' ? (
        <Button tone="primary" onClick={() => onAnswer(question)}>
          Answer
        </Button>
      ) : (
        <Button tone="primary" isBusy={change.isPending} onClick={() => to('answered')}>
          Mark as done
        </Button>
      )}
    </>
  );
}
