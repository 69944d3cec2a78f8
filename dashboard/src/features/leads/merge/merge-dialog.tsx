import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { LeadComparison } from '@meg/shared/contract/lead-merges';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.js';
import { faultSentence } from '../../../api/fault-sentence.js';
import { QueryFault } from '../../../api/query-fault.js';
import { editConflictWords, isEditConflict } from '../../../forms/edit-conflict.js';
import { Button } from '../../../ui/buttons/button.js';
import { RadioCards } from '../../../ui/choices/radio-cards.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { Loading, SkeletonLines } from '../../../ui/feedback/skeleton.js';
import { toast } from '../../../ui/feedback/toast.js';
import { FormError } from '../../../ui/fields/form-error.js';
import { formatDate } from '../../../ui/text/format.js';
import { routeOf } from '../lead-words.js';
import { DifferenceRow } from './difference-row.js';
import styles from './merge.module.css';
import { mergeThem, useComparison } from './merge.queries.js';
import {
  differingEnd,
  firstChoice,
  type MergeChoice,
  mergeBody,
  otherSide,
  type Side,
  withTaken,
} from './merge-choice.js';
import { MoveChoice } from './move-choice.js';

interface MergeDialogProps {
  lead: LeadDetail;
  otherId: string;
  onClose: () => void;
  /** With the id of the lead that is left. */
  onMerged: (id: string) => void;
}

/** Shows two leads of one person side by side, and makes one of them. */
export function MergeDialog({ lead, otherId, onClose, onMerged }: MergeDialogProps) {
  const query = useComparison(lead.id, otherId);
  if (query.data)
    return (
      <OpenMergeDialog
        key={query.dataUpdatedAt}
        comparison={query.data}
        onClose={onClose}
        onMerged={onMerged}
        onConflict={() => void query.refetch()}
      />
    );
  return (
    <Dialog isOpen onClose={onClose} title={title} size="large">
      {query.isError ? (
        <QueryFault query={query} title="Failed to compare the two" />
      ) : (
        <Loading label="Comparing the two">
          <SkeletonLines lines={6} />
        </Loading>
      )}
    </Dialog>
  );
}

const title = 'Merge two leads of one person';

interface OpenProps {
  comparison: LeadComparison;
  onClose: () => void;
  onMerged: (id: string) => void;
  onConflict: () => void;
}

function OpenMergeDialog({ comparison, onClose, onMerged, onConflict }: OpenProps) {
  const { differences, isOtherMove } = comparison;
  /** Of two moves, one is chosen whole. */
  const alone = differences.filter(({ isOfMove }) => !(isOtherMove && isOfMove));
  const [choice, setChoice] = useState<MergeChoice>(() => firstChoice(comparison));
  const { isBusy, fault, merge } = useMerging({ onMerged, onConflict });
  const [older] = useState(choice.kept);
  const sides: readonly Side[] = older === 'lead' ? ['lead', 'other'] : ['other', 'lead'];
  const names = { lead: comparison.lead.reference, other: comparison.other.reference };
  const end = differingEnd(comparison, choice);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="large"
      description="One lead is left, with the conversations, notes, tasks, calls, mails, callbacks, ratings and price ranges of both. The address and the reference of the other lead to it."
      footer={
        <>
          <p className={styles.warning}>
            This cannot be undone: {names[otherSide(choice.kept)]} will be gone from all lists.
          </p>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            isBusy={isBusy}
            busyLabel="Merging…"
            onClick={() => merge(mergeBody(comparison, choice))}
          >
            Merge into {names[choice.kept]}
          </Button>
        </>
      }
    >
      <RadioCards
        name="merge-kept"
        legend="Which lead stays"
        columns={2}
        value={choice.kept}
        onChange={(kept) => setChoice({ ...choice, kept: kept as Side })}
        options={sides.map((side) => ({
          value: side,
          title: names[side],
          aside: side === older ? 'Older' : undefined,
          detail: `${comparison[side].name}, ${routeOf(comparison[side])}, ${formatDate(comparison[side].createdAt, 'dateTime')}`,
        }))}
      />
      {isOtherMove && (
        <MoveChoice
          comparison={comparison}
          sides={sides}
          taken={choice.taken.originCity ?? 'lead'}
          onTake={(side) => setChoice(withTaken(comparison, choice, 'originCity', side))}
        />
      )}
      {end && (
        <Banner tone="info">
          {end.label} <bdi>{end.stays}</bdi> in the one and <bdi>{end.goes}</bdi> in the other: <bdi>{end.stays}</bdi>{' '}
          stays. If these are two moves, close this and keep both leads.
        </Banner>
      )}
      {differences.length === 0 && <p className="soft-small">Both say the same.</p>}
      {alone.length > 0 && (
        <section className="stack-3" aria-label="What differs">
          <p className="soft-small">They differ in this. What was said last is chosen.</p>
          {alone.map((difference) => (
            <DifferenceRow
              key={difference.fact}
              difference={difference}
              sides={sides}
              names={names}
              taken={choice.taken[difference.fact] ?? 'lead'}
              onTake={(side) => setChoice(withTaken(comparison, choice, difference.fact, side))}
            />
          ))}
        </section>
      )}
      <FormError>{fault}</FormError>
    </Dialog>
  );
}

/** In a conflict nothing is merged: the two are compared again, as they are now. */
function useMerging({ onMerged, onConflict }: Pick<OpenProps, 'onMerged' | 'onConflict'>) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  async function merge(what: ReturnType<typeof mergeBody>) {
    setBusy(true);
    setFault('');
    try {
      const { id, reference } = await mergeThem(what);
      toast({ title: 'Merged', description: `${reference} now has all of both.` });
      onMerged(id);
    } catch (error) {
      setBusy(false);
      if (!isEditConflict(error)) return setFault(sentenceOf(error));
      toast({ tone: 'destructive', title: 'Not merged', description: editConflictWords.reloaded });
      onConflict();
    }
  }
  return { isBusy, fault, merge };
}

function sentenceOf(error: unknown): string {
  const [problem] = error instanceof ApiError ? Object.values(error.fields) : [];
  return problem ?? faultSentence(error);
}
