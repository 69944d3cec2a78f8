import { useSetting } from '../../settings/settings-context.js';
import { Checkbox } from '../../ui/choices/checkbox.js';
import { FieldGroup } from '../../ui/fields/field.js';
import { standardOf, surveyChoices } from './figure-groups.js';
import styles from './quote-engines.module.css';

/** Special pieces that have no price of their own until somebody has seen them. */
export function SurveyChoices() {
  return (
    <FieldGroup legend="A specialist has to see it first">
      <div className={styles.months}>
        {surveyChoices.map(({ path, label }) => (
          <SurveyChoice key={path} path={path} label={label} />
        ))}
      </div>
    </FieldGroup>
  );
}

function SurveyChoice({ path, label }: { path: string; label: string }) {
  const { value, isReadOnly, set } = useSetting(`pricing.${path}`);
  const isChecked = (value ?? standardOf(path)) === true;
  return <Checkbox label={label} checked={isChecked} disabled={isReadOnly} onChange={() => set(!isChecked)} />;
}
