import { type ComponentProps, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { LayerContainer } from './layer-container.js';
import { addOpenDialog } from './open-dialogs.js';

interface NativeDialogProps extends Omit<ComponentProps<'dialog'>, 'onClose'> {
  onClose: () => void;
  isModal?: boolean | undefined;
  /** In place of closing, for what may be lost. */
  onAsk?: (() => void) | undefined;
}

/**
 * An open dialog. The browser keeps the focus inside, the page behind still and the layer on top, and puts the focus
 * back on closing; no library is asked for it, since those write `<style>` elements, which our policy refuses.
 */
export function NativeDialog({ onClose, onAsk, isModal = true, children, ...rest }: NativeDialogProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => (dialog ? closeAtTheEnd(dialog) : undefined), [dialog]);
  useLayoutEffect(() => {
    if (!dialog) return;
    showAs(dialog, isModal);
    return isModal ? addOpenDialog(dialog) : undefined;
  }, [dialog, isModal]);

  const leave = onAsk ?? onClose;
  function press(event: MouseEvent) {
    // The second press of a double click on what opened the dialog would close it before anybody has seen it.
    pressedOutside.current = event.target === dialog && event.detail < 2;
  }
  // A selection that is drawn from inside to outside ends in a click on the dialog itself, and is no wish to close.
  function click(event: MouseEvent) {
    if (isModal && pressedOutside.current && event.target === dialog) leave();
  }
  function closeByKey(event: KeyboardEvent) {
    if (isModal || event.key !== 'Escape' || event.defaultPrevented) return;
    const from = event.target as HTMLElement;
    // Keys of a dialog above arrive here as well, since it is rendered inside of this one.
    if (from.closest('dialog') !== dialog) return;
    event.stopPropagation();
    if (holdsText(from)) from.blur();
    else leave();
  }
  function closedByBrowser() {
    if (!dialog || dialog.open) return;
    if (onAsk) showAs(dialog, isModal);
    leave();
  }
  return (
    <dialog
      ref={setDialog}
      onMouseDown={press}
      onClick={click}
      onKeyDown={closeByKey}
      onCancel={(event) => {
        if (event.target !== dialog) return;
        event.preventDefault();
        leave();
      }}
      // The browser closes by itself where Escape is pressed twice in a row. It is open again where it changed its kind.
      onClose={(event) => event.target === dialog && closedByBrowser()}
      {...rest}
    >
      <LayerContainer value={dialog}>{dialog && children}</LayerContainer>
    </dialog>
  );
}

/** What was typed there would be lost: the first Escape only leaves the field. */
function holdsText(field: HTMLElement): boolean {
  return (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) && field.value !== '';
}

/** Opens it, or changes the kind of an open one: what was typed in it stays, and so do the dialogs above it. */
function showAs(dialog: HTMLDialogElement, isModal: boolean): void {
  const focused = document.activeElement;
  const above = [...dialog.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  for (const one of [dialog, ...above]) if (one.open) one.close();
  if (isModal) dialog.showModal();
  else dialog.show();
  for (const one of above) one.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
}

function closeAtTheEnd(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  return () => {
    const held = dialog.contains(document.activeElement);
    dialog.close();
    if (held && before instanceof HTMLElement) before.focus();
  };
}

/** Where the focus goes first: the first field, or else the heading, so that what opened is read from its start. */
export function useFirstFocus() {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const chosen = layer?.querySelector<HTMLElement>('[data-first-focus]');
    const field = layer?.querySelector<HTMLElement>('input:not([type=hidden], :disabled), select, textarea');
    (chosen ?? field ?? layer?.querySelector('h2'))?.focus();
  }, [layer]);
  return setLayer;
}
