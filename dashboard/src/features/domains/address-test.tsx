import type { testDomain } from '@meg/shared/contract/company-settings';
import type { AnswerOf } from '@meg/shared/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.js';
import { faultSentence } from '../../api/fault-sentence.js';
import { request } from '../../api/request.js';
import { Button } from '../../ui/buttons/button.js';
import { Banner } from '../../ui/feedback/banner.js';
import { Field } from '../../ui/fields/field.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Card } from '../../ui/layout/card.js';
import styles from './domains.module.css';

type Judgement = AnswerOf<typeof testDomain>;

interface AddressTestProps {
  hasUnsaved: boolean;
  /** Another version of the settings makes an older answer worthless. */
  version: number;
}

export function AddressTest({ hasUnsaved, version }: AddressTestProps) {
  const [url, setUrl] = useState('');
  const test = useMutation({
    mutationFn: () => request<typeof testDomain>('POST', '/api/admin-domains/test', { body: { url } }),
  });
  const { reset } = test;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is what makes it worthless
  useEffect(reset, [version, reset]);
  const field = test.error instanceof ApiError ? test.error.fields.url : undefined;
  return (
    <Card
      title="Test an address"
      description={`Whether a page may carry the chat, by the saved list${hasUnsaved ? ' (your unsaved changes do not count yet)' : ''}.`}
    >
      <form
        className={styles.line}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          test.mutate();
        }}
      >
        <Field label="Address of a page" error={field ?? (test.error ? faultSentence(test.error) : undefined)}>
          <TextInput
            type="url"
            value={url}
            placeholder="https://www.example.com/contact"
            onChange={(event) => {
              setUrl(event.currentTarget.value);
              reset();
            }}
          />
        </Field>
        <Button type="submit" isBusy={test.isPending} busyLabel="Testing…" disabled={url.trim() === ''}>
          Test
        </Button>
      </form>
      <div role="status">{test.data && <Verdict judgement={test.data} />}</div>
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
