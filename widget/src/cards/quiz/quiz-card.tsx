import type { ReadinessQuestionId } from '@meg/shared/domain/readiness/questions';
import { useEffect, useLayoutEffect, useRef } from 'react';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import type { AskProps } from '../card-props.js';
import { Options } from './options.js';
import { Progress, progressElementId } from './progress.js';
import styles from './quiz-card.module.css';
import { type QuizView, questionKey, viewQuiz } from './quiz-view.js';

const questionElementId = 'meg-quiz-question';

/** The test of how ready a visitor is: one question at a time, and a tap on an answer goes on. */
export function QuizCard({ ask, state: { quiz }, text, takesFocus, act }: AskProps<'quiz'>) {
  const view = quiz && viewQuiz(quiz);
  const heading = useFocusOnQuestion(view?.question, takesFocus);
  if (!quiz || !view) return null;
  const key = questionKey(quiz.moveType, view.question);
  return (
    <section className={kit.card} aria-label={text.t('quiz.title')}>
      <Progress view={view} text={text} />
      {/* A new element for each question, so that no pressed or hovered state is left from the last one. */}
      <div key={view.question} className={styles.question}>
        <h2
          id={questionElementId}
          ref={heading}
          className={`${cards.title} ${styles.heading}`}
          tabIndex={-1}
          aria-describedby={progressElementId}
        >
          {text.t(`${key}.question`)}
        </h2>
        {view.isKnown && <p className={cards.caption}>{text.t('quiz.known')}</p>}
        <Options
          wordsOf={(score) => text.t(`${key}.options.${score}`)}
          given={view.given}
          askedBy={questionElementId}
          onPick={(score) => act({ type: 'quizAnswered', askId: ask.id, question: view.question, score })}
        />
      </div>
      <Ways view={view} ask={ask} text={text} act={act} />
    </section>
  );
}

interface WaysProps extends Pick<AskProps<'quiz'>, 'ask' | 'text' | 'act'> {
  readonly view: QuizView;
}

function Ways({ view, ask: { id: askId }, text, act }: WaysProps) {
  return (
    <div className={styles.ways}>
      {view.number > 1 && (
        <button type="button" className={cards.link} onClick={() => act({ type: 'quizBack', askId })}>
          {text.t('quiz.back')}
        </button>
      )}
      {view.given !== undefined && (
        <button type="button" className={kit.primary} onClick={() => act({ type: 'quizNext', askId })}>
          {text.t('quiz.next')}
        </button>
      )}
    </div>
  );
}

/** Focuses the question, so that it is read out; a later one only if the visitor is not writing elsewhere. */
function useFocusOnQuestion(question: ReadinessQuestionId | undefined, takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(takesFocus ? null : question);
  useLayoutEffect(() => {
    if (seen.current === question) return;
    const isNew = seen.current === null;
    seen.current = question;
    const isWriting = document.activeElement?.matches('input,textarea') ?? false;
    if (isNew || !isWriting) heading.current?.focus({ preventScroll: true });
  }, [question]);
  // After the conversation has scrolled to what is new.
  useEffect(() => heading.current?.parentElement?.scrollIntoView({ block: 'nearest' }), [question]);
  return heading;
}
