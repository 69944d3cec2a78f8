import { type ReactNode, useId, useMemo } from 'react';
import styles from './field.module.css';
import { FieldContext } from './field-context.js';

interface FieldProps {
  label: string;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  hideLabel?: boolean | undefined;
  /** One input of the kit: it finds its id and its description by itself. */
  children: ReactNode;
}

export function Field({ label, hint, error, isOptional = false, hideLabel = false, children }: FieldProps) {
  const id = useId();
  const control = useFieldParts(id, Boolean(hint), Boolean(error));
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

interface FieldGroupProps {
  legend: string;
  isLegendHidden?: boolean | undefined;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** Choices that belong together, under one question. */
export function FieldGroup({ legend, isLegendHidden = false, hint, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={describedBy(id, Boolean(hint), Boolean(error))}>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.label}>{legend}</legend>
      <div className="stack-2">{children}</div>
      <Notes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

function useFieldParts(id: string, hasHint: boolean, hasError: boolean) {
  return useMemo(() => {
    const description = describedBy(id, hasHint, hasError);
    return {
      id,
      ...(description && { 'aria-describedby': description }),
      ...(hasError && { 'aria-invalid': true as const }),
    };
  }, [id, hasHint, hasError]);
}

function describedBy(id: string, hasHint: boolean, hasError: boolean): string | undefined {
  return [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

function Notes({ id, hint, error }: { id: string; hint: ReactNode; error: string | undefined }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
