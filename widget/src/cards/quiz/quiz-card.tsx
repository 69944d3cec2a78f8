import type { OptionScore, ReadinessQuestionId } from '@meg/shared/domain/readiness/questions';
import { useLayoutEffect, useRef } from 'react';
import type { Quiz } from '../../conversation/quiz.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import { Options } from './options.js';
import { Progress, progressElementId } from './progress.js';
import styles from './quiz-card.module.css';
import { type QuizView, questionWords, viewQuiz } from './quiz-view.js';

interface QuizActions {
  onAnswer(question: ReadinessQuestionId, score: OptionScore): void;
  onBack(): void;
  onNext(): void;
  onLeave(): void;
}

export interface QuizCardProps extends QuizActions {
  readonly quiz: Quiz;
  readonly text: Text;
  readonly takesFocus: boolean;
}

const questionElementId = 'meg-quiz-question';

/** The test of how ready a visitor is: one question at a time, and a tap on an answer goes on. */
export function QuizCard({ quiz, text, takesFocus, ...actions }: QuizCardProps) {
  const view = viewQuiz(quiz);
  const heading = useFocusOnQuestion(view?.question, takesFocus);
  if (!view) return null;
  const { question, options } = questionWords(text.readiness, quiz.moveType, view.question);
  return (
    <section className={kit.card} aria-label={text.t('quiz.title')}>
      <Progress view={view} text={text} />
      {/* Made anew for each question, so that nothing of the last one stays marked under a finger. */}
      <div key={view.question} className={styles.question}>
        <h2
          id={questionElementId}
          ref={heading}
          className={styles.heading}
          tabIndex={-1}
          aria-describedby={progressElementId}
        >
          {question}
        </h2>
        {view.number === 1 && view.knownCount > 0 && (
          <p className={styles.known}>{text.t('quiz.known', { count: view.knownCount })}</p>
        )}
        <Options
          options={options}
          given={view.given}
          askedBy={questionElementId}
          onPick={(score) => actions.onAnswer(view.question, score)}
        />
      </div>
      <Ways view={view} text={text} actions={actions} />
    </section>
  );
}

function Ways({ view, text, actions }: { view: QuizView; text: Text; actions: QuizActions }) {
  return (
    <div className={styles.ways}>
      {view.number > 1 && (
        <button type="button" className={styles.back} onClick={actions.onBack}>
          {text.t('quiz.back')}
        </button>
      )}
      <button type="button" className={styles.leave} onClick={actions.onLeave}>
        {text.t('quiz.leave')}
      </button>
      {view.given !== undefined && (
        <button type="button" className={kit.primary} onClick={actions.onNext}>
          {text.t('quiz.next')}
        </button>
      )}
    </div>
  );
}

/** To the question, so that it is read out; on a later one not away from somebody who is writing meanwhile. */
function useFocusOnQuestion(question: ReadinessQuestionId | undefined, takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(takesFocus ? null : question);
  useLayoutEffect(() => {
    if (seen.current === question) return;
    const isNew = seen.current === null;
    seen.current = question;
    const isWriting = document.activeElement?.matches('input,textarea') ?? false;
    if (isNew || !isWriting) heading.current?.focus({ preventScroll: isNew });
  }, [question]);
  return heading;
}
