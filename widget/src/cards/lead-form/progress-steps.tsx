import { checkLeadForm, cleanLeadForm } from '../../conversation/lead-form.js';
import kit from '../../theme/kit.module.css';
import type { LeadFormProps } from './lead-form.js';
import styles from './progress-steps.module.css';
import { wayOf } from './way.js';

type ProgressStepsProps = Pick<LeadFormProps, 'part' | 'purpose' | 'draft' | 'problems' | 'text'>;

export function ProgressSteps({ part, purpose, draft, problems, text }: ProgressStepsProps) {
  const open = { ...checkLeadForm(cleanLeadForm(draft)), ...problems };
  return (
    <ol className={styles.steps} aria-label={text.t('form.steps')}>
      {wayOf({ part, purpose, isFilled: (field) => !open[field] }).map(({ key, isDone, isCurrent }) => (
        <li key={key} data-done={isDone} aria-current={isCurrent ? 'step' : undefined}>
          {text.t(key)}
          {isDone && <span className={kit.hidden}> ({text.t('form.done')})</span>}
        </li>
      ))}
    </ol>
  );
}
