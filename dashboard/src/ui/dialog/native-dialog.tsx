import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { LayerContainer } from './layer-container.js';
import { addOpenDialog } from './open-dialogs.js';

interface NativeDialogProps extends Omit<ComponentProps<'dialog'>, 'onClose'> {
  onClose: () => void;
  /** In place of closing, for what may be lost. */
  onAsk?: (() => void) | undefined;
  /** Opens it, and gives what closes it. Another function opens it in another way. */
  show?: (dialog: HTMLDialogElement) => () => void;
}

/**
 * An open dialog. The browser keeps the focus inside, the page behind still and the layer on top, and puts the focus
 * back on closing; no library is asked for it, since those write `<style>` elements, which our policy refuses.
 */
export function NativeDialog({ onClose, onAsk, show = showModal, children, ...rest }: NativeDialogProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const pressedOutside = useRef(false);
  const leave = onAsk ?? onClose;

  useLayoutEffect(() => (dialog ? show(dialog) : undefined), [dialog, show]);

  function press(event: MouseEvent) {
    // The second press of a double click on what opened the dialog would close it before anybody has seen it.
    pressedOutside.current = event.target === dialog && event.detail < 2;
  }
  // A selection that is drawn from inside to outside ends in a click on the dialog itself, and is no wish to close.
  function click(event: MouseEvent) {
    if (pressedOutside.current && event.target === dialog && dialog?.matches(':modal')) leave();
  }
  /** The browser closes by itself where Escape is pressed twice in a row. It is open where it only changed its kind. */
  function closed() {
    if (!dialog?.isConnected || dialog.open) return;
    if (onAsk) dialog.showModal();
    leave();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which comes as a cancel
    <dialog
      ref={setDialog}
      onMouseDown={press}
      onClick={click}
      onCancel={(event) => {
        if (event.target !== dialog) return;
        event.preventDefault();
        leave();
      }}
      onClose={(event) => event.target === dialog && closed()}
      {...rest}
    >
      <LayerContainer value={dialog}>{dialog && children}</LayerContainer>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  const forget = addOpenDialog(dialog);
  return () => {
    forget();
    dialog.close();
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
