import { checkLeadForm, cleanLeadForm } from '../../conversation/drafts/lead-form.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import type { AskProps } from '../card-props.js';
import { progressSteps } from './form-progress.js';
import styles from './progress-steps.module.css';

export function ProgressSteps({ ask: { part }, state, text }: AskProps<'leadForm'>) {
  const { purpose, form, contactRequired } = state;
  const open = { ...checkLeadForm(cleanLeadForm(form.draft), undefined, contactRequired), ...form.problems };
  return (
    <ol className={`${cards.list} ${styles.steps}`} aria-label={text.t('form.steps')}>
      {progressSteps({ part, purpose, isFilled: (field) => !open[field] }).map(({ key, isDone, isCurrent }) => (
        <li key={key} data-done={isDone} aria-current={isCurrent ? 'step' : undefined}>
          {text.t(key)}
          {isDone && <span className={kit.hidden}> ({text.t('form.done')})</span>}
        </li>
      ))}
    </ol>
  );
}
