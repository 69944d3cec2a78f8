import type { AskProps, MessageCardProps } from './card-props.js';
import { QuizCard } from './quiz/quiz-card.js';
import { ReadinessCard } from './readiness/readiness-card.js';

export function OpenQuiz({ ask, state, text, takesFocus, act }: AskProps<'quiz'>) {
  const askId = ask.id;
  if (!state.quiz) return null;
  return (
    <QuizCard
      quiz={state.quiz}
      text={text}
      takesFocus={takesFocus}
      onAnswer={(question, score) => act({ type: 'quizAnswered', askId, question, score })}
      onBack={() => act({ type: 'quizBack', askId })}
      onNext={() => act({ type: 'quizNext', askId })}
      onLeave={() => act({ type: 'quizLeft', askId })}
    />
  );
}

export function ShownReadiness({ message, text }: MessageCardProps<'readiness'>) {
  return <ReadinessCard result={message.result} moveType={message.moveType} text={text} />;
}
