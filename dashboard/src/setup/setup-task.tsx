import type { Setup } from '@meg/shared/contract/setup';
import { paths } from '@meg/shared/domain/paths';
import { Circle, CircleCheck } from 'lucide-react';
import { faultToast } from '../api/fault-toast.js';
import { Button } from '../ui/buttons/button.js';
import { LinkButton } from '../ui/buttons/link-button.js';
import { toast } from '../ui/feedback/toast.js';
import { ResendConfirmation } from './resend-confirmation.js';
import styles from './setup.module.css';
import { useAllowDomains, useSendTestLead } from './setup.queries.js';
import { setupWords } from './setup-words.js';

type Task = Setup['tasks'][number];

/** One thing to do: whether it is done, what it is for, and the way to it. */
export function SetupTask({ task: { code, isDone }, setup }: { task: Task; setup: Setup }) {
  const { title, text, to, action } = setupWords(setup)[code];
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className={styles.task} data-done={isDone || undefined}>
      <Icon size={20} aria-hidden className={styles.mark} />
      <div className={styles.words}>
        <p className="strong">
          {title}
          <span className="visually-hidden">{isDone ? ', done' : ', to do'}</span>
        </p>
        <p className="soft-small" role={code === 'test_lead' ? 'status' : undefined}>
          {text}
        </p>
      </div>
      <div className={styles.actions}>
        {code === 'email' && !isDone && <ResendConfirmation />}
        {code === 'domains' && <AllowDomains domains={setup.proposedDomains} />}
        {code === 'test_lead' && <TestLead isSending={setup.testLead?.state === 'sending'} />}
        {code === 'snippet' && (
          <LinkButton size="compact" to={paths.tryOnSite}>
            Try it on my site
          </LinkButton>
        )}
        {to !== undefined && !(isDone && code === 'email') && (
          <LinkButton size="compact" tone="quiet" to={to}>
            {isDone ? 'Look' : action}
            <span className="visually-hidden">: {title}</span>
          </LinkButton>
        )}
      </div>
    </li>
  );
}

function AllowDomains({ domains }: { domains: readonly string[] }) {
  const allow = useAllowDomains();
  const [first] = domains;
  if (first === undefined) return null;
  const add = () =>
    allow.mutate(domains, {
      onSuccess: () => toast({ title: 'Added', description: `${domains.join(' and ')} may carry your chat.` }),
      onError: faultToast('The domain was not added'),
    });
  return (
    <Button size="compact" isBusy={allow.isPending} onClick={add}>
      Add {first}
    </Button>
  );
}

function TestLead({ isSending }: { isSending: boolean }) {
  const test = useSendTestLead();
  return (
    <Button
      size="compact"
      isBusy={isSending || test.isPending}
      busyLabel="Sending…"
      onClick={() => test.mutate(undefined, { onError: faultToast('No test was sent') })}
    >
      Send me a test lead
    </Button>
  );
}
