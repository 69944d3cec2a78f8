import { useState } from 'react';
import { Button } from '../../ui/buttons/button.js';
import { Field } from '../../ui/fields/field.js';
import { Select } from '../../ui/fields/select.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Card } from '../../ui/layout/card.js';
import { type Rule, type Tried, useTryAssignment } from './assignment.queries.js';
import { languageOptions, moveTypeOptions, ruleTitle } from './assignment-words.js';

const first = { originCity: '', destinationCity: '', language: 'en', moveType: 'local' as const };
type Lead = Omit<typeof first, 'moveType'> & { moveType: 'local' | 'international' };

/** Names the person whom the shown rules would give such a lead to, saved or not. */
export function TryOut({ rules }: { rules: Rule[] }) {
  const [lead, setLead] = useState<Lead>(first);
  const call = useTryAssignment();
  const [tried, setTried] = useState<{ answer: Tried; rules: Rule[] }>();
  const set = (change: Partial<Lead>) => {
    setTried(undefined);
    setLead({ ...lead, ...change });
  };
  const ask = () => call.mutate({ rules, ...lead }, { onSuccess: (answer) => setTried({ answer, rules }) });
  const answer = tried?.rules === rules ? tried.answer : undefined;
  return (
    <Card title="Who would get this?" description="Tries the rules as they stand here. Nobody’s turn is taken.">
      <form
        className="stack-4 start-buttons"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <div className="halves">
          <Field label="From" isOptional>
            <TextInput
              value={lead.originCity}
              maxLength={120}
              onChange={(event) => set({ originCity: event.currentTarget.value })}
            />
          </Field>
          <Field label="To" isOptional>
            <TextInput
              value={lead.destinationCity}
              maxLength={120}
              onChange={(event) => set({ destinationCity: event.currentTarget.value })}
            />
          </Field>
          <Field label="Kind of move">
            <Select
              options={moveTypeOptions}
              value={lead.moveType}
              onChange={(event) => set({ moveType: event.currentTarget.value as Lead['moveType'] })}
            />
          </Field>
          <Field label="Language">
            <Select
              options={languageOptions}
              value={lead.language}
              onChange={(event) => set({ language: event.currentTarget.value })}
            />
          </Field>
        </div>
        <Button type="submit" isBusy={call.isPending}>
          Say who
        </Button>
        <div role="status">{answer && <Answer answer={answer} rules={rules} />}</div>
      </form>
    </Card>
  );
}

function Answer({ answer: { personName, ruleId, passedOver }, rules }: { answer: Tried; rules: readonly Rule[] }) {
  const titleOf = (id: string) => {
    const place = rules.findIndex((rule) => rule.id === id);
    return rules[place] ? ruleTitle(rules[place], place) : '';
  };
  const skipped = passedOver.map(titleOf).join('; ');
  return (
    <div className="stack-1">
      <p className="strong">
        {personName === null ? (
          'Nobody: the lead waits for whoever comes first.'
        ) : (
          <>
            <bdi>{personName}</bdi>, by {ruleId && titleOf(ruleId)}
          </>
        )}
      </p>
      {skipped && <p className="soft-small">Passed over, as nobody there is on duty: {skipped}</p>}
    </div>
  );
}
