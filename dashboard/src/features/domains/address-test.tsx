import type { testDomain } from '@meg/shared/contract/company-settings';
import type { AnswerOf } from '@meg/shared/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { request } from '../../api/request.js';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/buttons/button.js';
import { Banner } from '../../ui/feedback/banner.js';
import { Field } from '../../ui/fields/field.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Card } from '../../ui/layout/card.js';
import styles from './domains.module.css';

type Judgement = AnswerOf<typeof testDomain>;

interface AddressTestProps {
  hasUnsaved: boolean;
  /** An answer holds for one version of the settings. */
  version: number;
}

export function AddressTest({ hasUnsaved, version }: AddressTestProps) {
  const [judgement, setJudgement] = useState<Judgement>();
  const { mutateAsync } = useMutation({
    mutationFn: (body: { url: string }) => request<typeof testDomain>('POST', '/api/admin-domains/test', { body }),
  });
  const form = useForm({ initial: { url: '' }, send: mutateAsync, onSent: setJudgement });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer holds for one version of the settings
  useEffect(() => setJudgement(undefined), [version]);
  return (
    <Card
      title="Test an address"
      description={`Whether a page may carry the chat, by the saved list${hasUnsaved ? ' (your unsaved changes do not count yet)' : ''}.`}
    >
      <form className={styles.line} {...form.props}>
        <Field label="Address of a page" error={form.problems.url ?? form.fault}>
          <TextInput
            {...form.field('url')}
            type="url"
            placeholder="https://www.example.com/contact"
            onChange={(event) => {
              form.reset({ url: event.currentTarget.value });
              setJudgement(undefined);
            }}
          />
        </Field>
        <Button type="submit" isBusy={form.isSending} busyLabel="Testing…" disabled={form.values.url.trim() === ''}>
          Test
        </Button>
      </form>
      <div role="status">{judgement && <Verdict judgement={judgement} />}</div>
    </Card>
  );
}

function Verdict({ judgement }: { judgement: Judgement }) {
  const { isAllowed, origin } = judgement;
  return (
    <Banner tone={isAllowed ? 'good' : 'bad'} title={`${origin} ${isAllowed ? 'may carry the chat' : 'may not'}`}>
      {reasonText(judgement)}
    </Banner>
  );
}

function reasonText({ reason, entry, origin }: Judgement): string {
  const host = origin.replace(/^https?:\/\//, '');
  const reasons: Record<Judgement['reason'], string> = {
    listed: `The entry ${entry} allows it.`,
    below_wildcard: `The entry ${entry} allows all below it.`,
    any_page: 'No domain is listed, so any page may.',
    own_page: 'This is Meg’s own server, which always may.',
    not_listed: `No entry matches. Add ${host} to allow it.`,
    wildcard_excludes_itself: `*.${host} allows what is below it, not ${host} itself. Add ${host} as well.`,
  };
  return reasons[reason];
}
