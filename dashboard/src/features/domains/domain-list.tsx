import { useForm } from '../../forms/use-form.js';
import type { Problems } from '../../forms/use-submission.js';
import { useSetting } from '../../settings/settings-context.js';
import { Button } from '../../ui/buttons/button.js';
import { Banner } from '../../ui/feedback/banner.js';
import { ChipList } from '../../ui/fields/chip-list.js';
import { Field } from '../../ui/fields/field.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Card } from '../../ui/layout/card.js';
import styles from './domains.module.css';
import { domainOf, isDomain } from './parse-domain.js';

export function DomainList({ count }: { count: number }) {
  const { value, error, isReadOnly, set } = useSetting('allowedDomains');
  const domains = value as readonly string[];
  return (
    <Card
      title="Allowed domains"
      description="Only pages of these may show your chat; browsers and the chat itself refuse all others."
    >
      {count === 0 && (
        <Banner tone="warning" title="Any website can carry your chat">
          Name your own websites, and no other can. Most need two entries: example.com and www.example.com.
        </Banner>
      )}
      {!isReadOnly && <AddDomain domains={domains} serverError={error} onAdd={(next) => set([...domains, next])} />}
      <ChipList
        label="Allowed domains"
        values={domains}
        empty="No domain is listed."
        onRemove={isReadOnly ? undefined : (removed) => set(domains.filter((domain) => domain !== removed))}
      />
    </Card>
  );
}

interface AddDomainProps {
  domains: readonly string[];
  serverError: string | undefined;
  onAdd: (domain: string) => void;
}

function problemsOf(domain: string, domains: readonly string[]): Problems {
  if (!isDomain(domain)) return { domain: 'Write a domain such as example.com, without https:// and without a path' };
  return domains.includes(domain) ? { domain: 'This domain is listed already' } : {};
}

function AddDomain({ domains, serverError, onAdd }: AddDomainProps) {
  const form = useForm({
    initial: { domain: '' },
    check: ({ domain }) => problemsOf(domainOf(domain), domains),
    send: async ({ domain }) => onAdd(domainOf(domain)),
    onSent: () => form.reset({ domain: '' }),
  });
  return (
    <form className={styles.line} {...form.props}>
      <Field
        label="Add a domain"
        error={form.problems.domain ?? serverError}
        hint="example.com is that host alone, *.example.com all below it; a port is written with it."
      >
        <TextInput placeholder="www.example.com" autoCapitalize="none" spellCheck={false} {...form.field('domain')} />
      </Field>
      <Button type="submit" disabled={form.values.domain.trim() === ''}>
        Add
      </Button>
    </form>
  );
}
