import type { Setup } from '@meg/shared/contract/setup';
import { faultToast } from '../api/fault-toast.js';
import { isInternal, may, useMe } from '../api/me.js';
import { Button } from '../ui/buttons/button.js';
import { Card } from '../ui/layout/card.js';
import styles from './setup.module.css';
import { usePutSetupAway, useSetup } from './setup.queries.js';
import { SetupTask } from './setup-task.js';

/** For people of the company who may do what stands in it. */
function useOwnSetup() {
  const me = useMe();
  const isOwn = !isInternal(me) && !me.support && may(me, 'config.change');
  const { data } = useSetup(isOwn);
  return isOwn ? data : undefined;
}

const leftOf = ({ tasks }: Setup): number => tasks.filter(({ isDone }) => !isDone).length;

/** What a new company has to do. Gone when all is done, or when it is put away. */
export function SetupList() {
  const setup = useOwnSetup();
  const putAway = usePutSetupAway();
  if (!setup || setup.isPutAway || leftOf(setup) === 0) return null;
  const { tasks } = setup;
  const doneCount = tasks.length - leftOf(setup);
  return (
    <Card
      title="Get your chat ready"
      description={`${doneCount} of ${tasks.length} done. Each line knows by itself when it is.`}
      actions={
        <Button
          tone="quiet"
          size="compact"
          onClick={() => putAway.mutate(true, { onError: faultToast('The list was not put away') })}
        >
          Put this list away
        </Button>
      }
    >
      <progress className={styles.progress} value={doneCount} max={tasks.length} aria-label="Things done" />
      <ol className={styles.tasks}>
        {tasks.map((task) => (
          <SetupTask key={task.code} task={task} setup={setup} />
        ))}
      </ol>
    </Card>
  );
}

/** The way back to a list that was put away. */
export function SetupReminder() {
  const setup = useOwnSetup();
  const putAway = usePutSetupAway();
  if (!setup?.isPutAway || leftOf(setup) === 0) return null;
  return (
    <p className="soft-small">
      {leftOf(setup)} {leftOf(setup) === 1 ? 'thing is' : 'things are'} left to get your chat ready.{' '}
      <Button tone="quiet" size="compact" onClick={() => putAway.mutate(false)}>
        Show the list
      </Button>
    </p>
  );
}
