import { Check } from 'lucide-react';
import { classNames } from '../theme/class-names.js';
import styles from './stepper.module.css';

interface StepperProps {
  label: string;
  steps: readonly string[];
  /** From 0. */
  current: number;
  /** Back to what is already done; ahead, only the form knows whether it may be gone. */
  onStep?: ((step: number) => void) | undefined;
}

export function Stepper({ label, steps, current, onStep }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((name, step) => (
          <li
            key={name}
            className={classNames(styles.step, step < current && styles.done, step === current && styles.current)}
            aria-current={step === current ? 'step' : undefined}
          >
            <StepWords name={name} step={step} isDone={step < current} onStep={onStep} />
          </li>
        ))}
      </ol>
      <p className={styles.short}>
        Step {current + 1} of {steps.length}: <strong>{steps[current]}</strong>
      </p>
    </nav>
  );
}

interface StepWordsProps {
  name: string;
  step: number;
  isDone: boolean;
  onStep: ((step: number) => void) | undefined;
}

function StepWords({ name, step, isDone, onStep }: StepWordsProps) {
  const words = (
    <>
      <span className={styles.number}>{isDone ? <Check size={14} aria-hidden /> : step + 1}</span>
      <span className={styles.name}>{name}</span>
      {isDone && <span className="visually-hidden"> (done)</span>}
    </>
  );
  return isDone && onStep ? (
    <button type="button" className={styles.words} onClick={() => onStep(step)}>
      {words}
    </button>
  ) : (
    <span className={styles.words}>{words}</span>
  );
}
