import type { LeadForm } from '../../conversation/drafts/empty-lead-form.js';
import { checkLeadForm, cleanLeadForm, type LeadProblems } from '../../conversation/drafts/lead-form.js';
import type { Conversation, LeadFormPart } from '../../conversation/state.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import { wayOf } from './form-progress.js';
import styles from './progress-steps.module.css';

export interface ProgressStepsProps {
  readonly part: LeadFormPart;
  readonly purpose: Conversation['purpose'];
  readonly draft: LeadForm;
  readonly problems: LeadProblems;
  readonly text: Text;
}

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
