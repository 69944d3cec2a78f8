import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { Plus, X } from 'lucide-react';
import { useForm } from '../../../forms/use-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { Field } from '../../../ui/fields/field.js';
import { Select } from '../../../ui/fields/select.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import styles from '../detail/lead-detail.module.css';
import { LeadSection } from '../detail/lead-section.js';
import { useLeadWork } from '../leads.queries.js';
import type { FilterChoices } from '../list/more-filters.js';

interface LeadTeamProps {
  lead: LeadDetail;
  choices: FilterChoices;
}

export function LeadTeam({ lead, choices }: LeadTeamProps) {
  const { edit } = useLeadWork(lead);
  const { assigneeId, assigneeName, tags } = lead;
  const people = choices.people.map(({ id, name }) => ({ value: id, label: name }));
  const isGone = assigneeId !== null && !people.some(({ value }) => value === assigneeId);
  const former = isGone ? [{ value: assigneeId, label: assigneeName ?? '', isDisabled: true }] : [];
  return (
    <LeadSection title="Who and what">
      <Field label="Assigned to">
        <Select
          options={[{ value: '', label: 'Nobody' }, ...people, ...former]}
          value={assigneeId ?? ''}
          disabled={edit.isPending}
          onChange={(event) => edit.mutate({ assigneeId: event.currentTarget.value || null })}
        />
      </Field>
      {tags.length > 0 && (
        <ul className={`wrap-2 small ${styles.tags}`} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <IconButton
                label={`Take away the tag ${tag}`}
                size="compact"
                icon={X}
                iconSize={14}
                onClick={() => edit.mutate({ tags: tags.filter((other) => other !== tag) })}
              />
            </li>
          ))}
        </ul>
      )}
      <NewTag known={choices.tags} onAdd={(tag) => edit.mutate({ tags: [...new Set([...tags, tag])] })} />
    </LeadSection>
  );
}

function NewTag({ known, onAdd }: { known: readonly string[]; onAdd: (tag: string) => void }) {
  const form = useForm({
    initial: { tag: '' },
    send: async ({ tag }) => tag.trim() !== '' && onAdd(tag.trim()),
    onSent: () => form.reset({ tag: '' }),
  });
  return (
    <form className={styles.newTag} {...form.props}>
      <Field label="New tag" hideLabel>
        <TextInput list="known-tags" maxLength={40} placeholder="New tag" {...form.field('tag')} />
      </Field>
      <datalist id="known-tags">
        {known.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button type="submit">
        <Plus size={16} aria-hidden /> Tag
      </Button>
    </form>
  );
}
