import { type ChangeEvent, type FormEvent, useState } from 'react';
import { isAny, type Problems, useSubmission } from './use-submission.js';

interface FormOptions<Values, Answer> {
  /** What the fields hold at first. */
  initial: Values | (() => Values);
  /** What the browser can tell is wrong: nothing is sent until it is put right. */
  check?: (values: Values) => Problems;
  send: (values: Values) => Promise<Answer>;
  onSent?: (answer: Answer, values: Values) => void;
  /** True if it has handled the failure, so that the form does not show it. */
  onFailure?: (error: unknown) => boolean;
}

type NameOf<Values, Value> = { [Name in keyof Values]: Values[Name] extends Value ? Name : never }[keyof Values] &
  string;

/** Holds the values of a form, checks them, sends them and shows what was refused. */
export function useForm<Values extends object, Answer>(options: FormOptions<Values, Answer>) {
  const { initial, check, send, onSent, onFailure } = options;
  const [values, setValues] = useState(initial);
  const [first, setFirst] = useState(values);
  const submission = useSubmission();
  const { problems, fault, isSending, element } = submission;

  function change(part: Partial<Values>): void {
    setValues((before) => ({ ...before, ...part }));
    for (const name of Object.keys(part)) submission.clear(name);
  }

  function reset(next: Values): void {
    setValues(next);
    setFirst(next);
    submission.clear();
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isSending) return;
    const found = check?.(values) ?? {};
    if (isAny(found)) return submission.refuse(found);
    await submission.send(
      async () => {
        // Not in the call: where there is no `onSent`, its arguments are not worked out.
        const answer = await send(values);
        onSent?.(answer, values);
      },
      (error) => {
        if (onFailure?.(error) !== true) submission.fail(error);
      },
    );
  }

  return {
    values,
    problems,
    fault,
    isSending,
    /** Whether the fields hold something else than at first. */
    isChanged: JSON.stringify(values) !== JSON.stringify(first),
    change,
    reset,
    submit,
    /** For the form's element. */
    props: { ref: element, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
    /** For an input of text. */
    field: (name: NameOf<Values, string>) => ({
      name: name as string,
      value: values[name] as string,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        change({ [name]: event.currentTarget.value } as Partial<Values>),
    }),
    checkbox: (name: NameOf<Values, boolean>) => ({
      name: name as string,
      checked: values[name] as boolean,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        change({ [name]: event.currentTarget.checked } as Partial<Values>),
    }),
  };
}

export type Form<Values extends object> = Pick<
  ReturnType<typeof useForm<Values, unknown>>,
  'values' | 'problems' | 'change' | 'field' | 'checkbox'
>;
