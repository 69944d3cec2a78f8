import type { VersionedKnowledgeEntry } from '@meg/shared/contract/knowledge-entries';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { may, useMe } from '../../api/me.js';
import { QueryFault } from '../../api/query-fault.js';
import { Button } from '../../ui/buttons/button.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { EntryDialog } from './entry-dialog.js';
import { EntryList } from './entry-list.js';
import { FirmFacts } from './firm-facts.js';
import { useKnowledge } from './knowledge.queries.js';
import { RemoveDialog } from './remove-dialog.js';
import { TryQuestion } from './try-question.js';

type Opened = VersionedKnowledgeEntry | 'new' | undefined;

export default function KnowledgePage() {
  const me = useMe();
  const knowledge = useKnowledge();
  const [opened, setOpened] = useState<Opened>();
  const [address, setAddress] = useSearchParams();
  const [removing, setRemoving] = useState<VersionedKnowledgeEntry>();
  const isReadOnly = !may(me, 'config.change');
  const entries = knowledge.data?.entries ?? [];
  const named = isReadOnly ? undefined : entries.find(({ id }) => id === address.get('entry'));
  const shown = opened ?? named;
  function close() {
    setOpened(undefined);
    if (named) setAddress({}, { replace: true });
  }
  const add = isReadOnly ? undefined : (
    <Button tone="primary" onClick={() => setOpened('new')}>
      <Plus size={18} aria-hidden /> Add an answer
    </Button>
  );
  return (
    <Page
      title="Knowledge"
      description="Questions that visitors ask you, in your own words. The chat answers from here before anything else."
      actions={add}
    >
      <div className="columns aside-24">
        {knowledge.isPending && (
          <Card>
            <LoadingLines label="Loading the answers" lines={8} />
          </Card>
        )}
        {knowledge.error && !knowledge.data && <QueryFault query={knowledge} />}
        {knowledge.data && (
          <EntryList entries={entries} add={add} onOpen={setOpened} onRemove={isReadOnly ? undefined : setRemoving} />
        )}
        <TryQuestion slug={(me.support ?? me.company).slug} entries={entries} />
      </div>
      {knowledge.data && !isReadOnly && <FirmFacts entries={entries} />}
      {shown && (
        <EntryDialog
          key={shown === 'new' ? 'new' : `${shown.id} ${shown.version}`}
          entry={shown === 'new' ? undefined : shown}
          onClose={close}
        />
      )}
      <RemoveDialog entry={removing} onClose={() => setRemoving(undefined)} />
    </Page>
  );
}
