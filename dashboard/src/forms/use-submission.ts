import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.js';
import { faultSentence } from '../api/fault-sentence.js';

/** What is wrong with each field, by the field's name or path, such as `mapping.email`. */
export type Problems = Readonly<Record<string, string>>;

export function isAny(problems: Problems): boolean {
  return Object.keys(problems).length > 0;
}

/** The server's words for each field; none where the failure is not about a field. */
export function problemsIn(error: unknown): Problems {
  return error instanceof ApiError ? error.fields : {};
}

/** Without the problem of a field, and of the entries of a list that the field holds. */
export function withoutProblem(problems: Problems, path: string): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([key]) => key !== path && !key.startsWith(`${path}.`)));
}

/** Sending what somebody has filled in: whether it is under way, and what is wrong with it. */
export function useSubmission<Element extends HTMLElement = HTMLFormElement>() {
  const [problems, setProblems] = useState<Problems>({});
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const element = useRef<Element>(null);

  // A field is marked only once it is drawn.
  useEffect(() => {
    if (refusals > 0) focusFirstProblem(element.current);
  }, [refusals]);

  function clear(path?: string): void {
    setProblems((before) => (path === undefined ? {} : withoutProblem(before, path)));
    if (path === undefined) setFault(undefined);
  }

  /** Shows what must be put right, with the focus at the first field of it. */
  function refuse(found: Problems, sentence?: string): void {
    setProblems(found);
    setFault(sentence);
    setRefusals((times) => times + 1);
  }

  function fail(error: unknown): void {
    const found = problemsIn(error);
    refuse(found, isAny(found) ? undefined : faultSentence(error));
  }

  async function send(work: () => Promise<void>, onFailure: (error: unknown) => void = fail): Promise<void> {
    clear();
    setSending(true);
    try {
      await work();
    } catch (error) {
      onFailure(error);
    } finally {
      setSending(false);
    }
  }

  return {
    problems,
    fault,
    isSending,
    element,
    clear,
    refuse,
    fail,
    send,
  };
}

function focusFirstProblem(element: HTMLElement | null): void {
  const input = element?.querySelector<HTMLElement>('[aria-invalid="true"]');
  input?.closest('details')?.setAttribute('open', '');
  input?.focus();
}
