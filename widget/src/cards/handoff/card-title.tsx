import cards from '../card-kit.module.css';

export const titleId = 'handoff-title';

/** Takes the focus when the focused button is about to be removed. */
export function CardTitle({ words }: { readonly words: string }) {
  return (
    <p id={titleId} className={cards.title} tabIndex={-1}>
      {words}
    </p>
  );
}

export function focusTitle(): void {
  document.getElementById(titleId)?.focus({ preventScroll: true });
}
