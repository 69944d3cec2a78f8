import { useState } from 'react';
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

function faultOf(domain: string, domains: readonly string[]): string | undefined {
  if (!isDomain(domain)) return 'Write a domain such as example.com, without https:// and without a path';
  return domains.includes(domain) ? 'This domain is listed already' : undefined;
}

function AddDomain({ domains, serverError, onAdd }: AddDomainProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const add = () => {
    const domain = domainOf(typed);
    const found = faultOf(domain, domains);
    setFault(found);
    if (found) return;
    onAdd(domain);
    setTyped('');
  };
  return (
    <form
      className={styles.line}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field
        label="Add a domain"
        error={fault ?? serverError}
        hint="example.com is that host alone, *.example.com all below it; a port is written with it."
      >
        <TextInput
          value={typed}
          placeholder="www.example.com"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFault(undefined);
          }}
        />
      </Field>
      <Button type="submit" disabled={typed.trim() === ''}>
        Add
      </Button>
    </form>
  );
}
