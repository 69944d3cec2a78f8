import type { LeadAssignment } from '@meg/shared/contract/lead-assignment';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.js';
import { editConflictWords, isEditConflict } from '../../forms/edit-conflict.js';
import { toast } from '../../ui/feedback/toast.js';
import { type Rule, refreshLeadAssignment, useSaveAssignment } from './assignment.queries.js';

/** The rules as they are being changed. What is saved replaces all of them. */
export function useRulesDraft(saved: LeadAssignment) {
  const [draft, setDraft] = useState<Rule[]>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState<string>();
  const call = useSaveAssignment();
  const rules = draft ?? saved.rules;

  function set(next: Rule[]) {
    setProblems({});
    setFault(undefined);
    setDraft(JSON.stringify(next) === JSON.stringify(saved.rules) ? undefined : next);
  }
  function fail(error: unknown) {
    if (isEditConflict(error)) {
      setFault(`${editConflictWords.title}. Save again to put your rules in place of theirs.`);
      void refreshLeadAssignment();
    } else if (error instanceof ApiError) {
      setProblems(error.fields);
      setFault(Object.keys(error.fields).length > 0 ? 'Look at the rules that are marked.' : error.sentence);
    } else setFault('The server cannot be reached. Your rules are still here: try again.');
  }
  const save = () =>
    call.mutate(
      { rules, version: saved.version },
      {
        onSuccess: () => {
          set([]);
          setDraft(undefined);
          toast({ title: 'Saved', description: 'It holds for the next lead.' });
        },
        onError: fail,
      },
    );
  return {
    rules,
    isDirty: draft !== undefined,
    isSaving: call.isPending,
    problems,
    fault,
    set,
    save,
    discard: () => set(saved.rules),
    change: (id: string, change: Partial<Rule>) =>
      set(rules.map((rule) => (rule.id === id ? { ...rule, ...change } : rule))),
    remove: (id: string) => set(rules.filter((rule) => rule.id !== id)),
    move: (place: number, by: 1 | -1) => {
      const next = rules.toSpliced(place, 1);
      const [moved] = rules.slice(place, place + 1);
      if (moved) set(next.toSpliced(place + by, 0, moved));
    },
  };
}

export type RulesDraft = ReturnType<typeof useRulesDraft>;
