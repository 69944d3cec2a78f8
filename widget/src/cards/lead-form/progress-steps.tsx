import type { LeadField } from '../../conversation/lead-fields.js';
import { checkLeadForm, cleanLeadForm, type LeadForm, type LeadProblems } from '../../conversation/lead-form.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import styles from './progress-steps.module.css';

interface ProgressStepsProps {
  readonly draft: LeadForm;
  readonly problems: LeadProblems;
  readonly text: Text;
}

/** The way from the first field to a person; the last two lie beyond the form. */
const steps = [
  { key: 'step.contact', fields: ['name', 'email', 'phone'] },
  { key: 'step.move', fields: ['originCity', 'destinationCity'] },
  { key: 'step.quote', fields: undefined },
  { key: 'step.expert', fields: undefined },
] as const satisfies readonly { key: string; fields: readonly LeadField[] | undefined }[];

export function ProgressSteps({ draft, problems, text }: ProgressStepsProps) {
  const open = { ...checkLeadForm(cleanLeadForm(draft)), ...problems };
  const isDone = steps.map(({ fields }) => fields?.every((field) => !open[field]) ?? false);
  const current = isDone.indexOf(false);
  return (
    <ol className={styles.steps} aria-label={text.t('form.steps')}>
      {steps.map(({ key }, index) => (
        <li key={key} data-done={isDone[index]} aria-current={index === current ? 'step' : undefined}>
          {text.t(key)}
          {isDone[index] && <span className={kit.hidden}> ({text.t('form.done')})</span>}
        </li>
      ))}
    </ol>
  );
}
