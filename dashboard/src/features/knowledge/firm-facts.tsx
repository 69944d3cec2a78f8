import type { VersionedKnowledgeEntry } from '@meg/shared/contract/knowledge-entries';
import { firmFacts } from '@meg/shared/domain/companies/firm-facts';
import { paths } from '@meg/shared/domain/paths';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { faultToast } from '../../api/fault-toast.js';
import { Button } from '../../ui/buttons/button.js';
import { toast } from '../../ui/feedback/toast.js';
import { Field } from '../../ui/fields/field.js';
import { TextArea } from '../../ui/fields/text-area.js';
import { Card } from '../../ui/layout/card.js';
import { companyForms, spelled } from '../../ui/text/format.js';
import { useSaveFacts } from './knowledge.queries.js';

type Answers = Readonly<Partial<Record<string, string>>>;

/** What visitors ask of every firm. Each answer is one of the company's own, and stands in the list as well. */
export function FirmFacts({ entries }: { entries: readonly VersionedKnowledgeEntry[] }) {
  const [typed, setTyped] = useState<Answers>({});
  const save = useSaveFacts();
  const entryOf = (question: string) => entries.find((entry) => entry.question === question);
  const changes = firmFacts.flatMap((fact) => {
    const entry = entryOf(fact.question);
    const answer = typed[fact.code]?.trim();
    return answer === undefined || answer === (entry?.answer ?? '') ? [] : [{ fact, entry, answer }];
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(changes, {
      onSuccess: () => {
        setTyped({});
        toast({ title: 'Saved', description: 'The chat answers with it from the next question on.' });
      },
      onError: faultToast('Not all of it was saved'),
    });
  }
  return (
    <Card
      title="What visitors ask of every firm"
      description="A sentence each. What is left empty is answered by a person."
    >
      <form className="stack-4" onSubmit={submit}>
        <div className="field-pair">
          {firmFacts.map(({ code, label, question, ...fact }) => (
            <Field key={code} label={spelled(label)} hint={spelled(question)} isOptional>
              <TextArea
                rows={2}
                most={1_000}
                placeholder={exampleOf(fact)}
                value={typed[code] ?? entryOf(question)?.answer ?? ''}
                onChange={({ target }) => setTyped({ ...typed, [code]: target.value })}
              />
            </Field>
          ))}
        </div>
        <div className="between">
          <Button type="submit" tone="primary" disabled={changes.length === 0} isBusy={save.isPending}>
            Save these answers
          </Button>
          <Link to={paths.openQuestions}>What was asked and has no answer</Link>
        </div>
      </form>
    </Card>
  );
}

function exampleOf(fact: { example: string; american?: string }): string {
  return companyForms().country === 'US' ? (fact.american ?? fact.example) : spelled(fact.example);
}
