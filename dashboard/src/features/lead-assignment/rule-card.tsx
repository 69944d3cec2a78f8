import type { AssignmentKind } from '@meg/shared/domain/leads/assignment-rules';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { Checkbox } from '../../ui/choices/checkbox.js';
import { Banner } from '../../ui/feedback/banner.js';
import { Field, FieldGroup } from '../../ui/fields/field.js';
import { Select } from '../../ui/fields/select.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Card } from '../../ui/layout/card.js';
import type { Person, Rule } from './assignment.queries.js';
import { kindOptions, ruleTitle } from './assignment-words.js';
import { offDutyWords } from './duty-words.js';
import { RuleValues } from './rule-values.js';
import type { RulesDraft } from './use-rules-draft.js';

interface RuleCardProps {
  rule: Rule;
  place: number;
  people: readonly Person[];
  draft: RulesDraft;
  isReadOnly: boolean;
}

export function RuleCard({ rule, place, people, draft, isReadOnly }: RuleCardProps) {
  const { problems, rules } = draft;
  const problem = (field: string) =>
    Object.entries(problems).find(([name]) => name.startsWith(`rules.${place}.${field}`))?.[1];
  const change = (next: Partial<Rule>) => draft.change(rule.id, next);
  const title = ruleTitle(rule, place);
  return (
    <Card
      title={title}
      actions={
        !isReadOnly && (
          <>
            <IconButton
              label={`Try ${title} earlier`}
              icon={ArrowUp}
              disabled={place === 0}
              onClick={() => draft.move(place, -1)}
            />
            <IconButton
              label={`Try ${title} later`}
              icon={ArrowDown}
              disabled={place === rules.length - 1}
              onClick={() => draft.move(place, 1)}
            />
            <IconButton label={`Remove ${title}`} icon={Trash2} onClick={() => draft.remove(rule.id)} />
          </>
        )
      }
    >
      <div className="stack-4">
        <div className="halves">
          <Field label="For">
            <Select
              options={kindOptions}
              value={rule.kind}
              disabled={isReadOnly}
              onChange={(event) => change({ kind: event.currentTarget.value as AssignmentKind, values: [] })}
            />
          </Field>
          <Field label="Name" isOptional hint="Stands in the lead’s history.">
            <TextInput
              value={rule.name}
              maxLength={80}
              readOnly={isReadOnly}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
          </Field>
        </div>
        <RuleValues
          rule={rule}
          error={problem('values')}
          isReadOnly={isReadOnly}
          onChange={(values) => change({ values })}
        />
        <Givers rule={rule} people={people} error={problem('personIds')} isReadOnly={isReadOnly} onChange={change} />
      </div>
    </Card>
  );
}

interface GiversProps extends Pick<RuleCardProps, 'rule' | 'people' | 'isReadOnly'> {
  error: string | undefined;
  onChange: (change: Partial<Rule>) => void;
}

/** Who takes these leads in turn. Who has left, or may not work leads any more, is shown to be taken out. */
function Givers({ rule, people, error, isReadOnly, onChange }: GiversProps) {
  const { personIds } = rule;
  const shown = people.filter(({ id, mayWorkLeads }) => mayWorkLeads || personIds.includes(id));
  const chosen = people.filter(({ id }) => personIds.includes(id));
  return (
    <>
      <FieldGroup legend="Given to" error={error} hint={personIds.length > 1 ? 'In turn among them.' : undefined}>
        {shown.map((person) => (
          <Checkbox
            key={person.id}
            label={<bdi>{person.name}</bdi>}
            hint={hintOf(person)}
            checked={personIds.includes(person.id)}
            disabled={isReadOnly}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                personIds: checked ? [...personIds, person.id] : personIds.filter((id) => id !== person.id),
              })
            }
          />
        ))}
      </FieldGroup>
      {chosen.length > 0 && chosen.every(({ mayWorkLeads }) => !mayWorkLeads) && (
        <Banner tone="warning" title="Nobody here can take a lead">
          They have left, or their role only reads. This rule is passed over until somebody else is chosen.
        </Banner>
      )}
    </>
  );
}

function hintOf({ mayWorkLeads, offDuty }: Person): string | undefined {
  if (!mayWorkLeads) return 'Works no leads any more: passed over.';
  return offDuty ? `${offDutyWords(offDuty)}: passed over until they are back.` : undefined;
}
