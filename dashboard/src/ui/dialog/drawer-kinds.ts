import { addOpenDialog } from './open-dialogs.js';

type Close = () => void;

const focusedIn = new WeakMap<HTMLDialogElement, HTMLElement>();

/**
 * Opens it, or opens it again as another kind where the window has changed its size: what was typed in it stays, and so do
 * the dialogs above it and the focus.
 */
function show(dialog: HTMLDialogElement, open: () => void): Close {
  const opener = document.activeElement;
  const above = [...dialog.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  for (const one of above) one.close();
  open();
  for (const one of above) one.showModal();
  focusedIn.get(dialog)?.focus();
  return () => {
    const focused = document.activeElement;
    const isInside = focused instanceof HTMLElement && dialog.contains(focused);
    if (isInside) focusedIn.set(dialog, focused);
    dialog.close();
    if (isInside && opener instanceof HTMLElement) opener.focus();
  };
}

export const showBeside = (dialog: HTMLDialogElement): Close => show(dialog, () => dialog.show());

export function showOver(dialog: HTMLDialogElement): Close {
  const close = show(dialog, () => dialog.showModal());
  const forget = addOpenDialog(dialog);
  return () => {
    forget();
    close();
  };
}

/** What was typed there would be lost: the first Escape only leaves the field. */
export function holdsText(field: HTMLElement): boolean {
  return (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) && field.value !== '';
}
