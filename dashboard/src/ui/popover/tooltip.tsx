import { type KeyboardEvent, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LayerContainer } from '../dialog/layer-container.js';
import { placeBeside, type Side } from './anchor-position.js';
import styles from './tooltip.module.css';

const delayMs = 400;

interface TooltipProps {
  text: string;
  side?: Side | undefined;
  /** One element that takes the focus. */
  children: ReactNode;
}

/**
 * A word of help for eyes. What it says is said in another way as well: on a phone, no one sees it. Escape goes on to
 * the dialog around it, which a library's tooltip would keep for itself.
 */
export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  const container = useContext(LayerContainer);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [anchor, setAnchor] = useState<Element>();

  function show(element: Element, afterMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(element), afterMs);
  }
  function hide() {
    clearTimeout(timer.current);
    setAnchor(undefined);
  }
  function press({ key }: KeyboardEvent) {
    if (key === 'Escape') hide();
  }
  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the element inside
    <span
      className={styles.watch}
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType === 'mouse' && currentTarget.firstElementChild && show(currentTarget.firstElementChild, delayMs)
      }
      onPointerLeave={hide}
      onPointerDown={hide}
      // Not of a menu that the element opens, which is rendered elsewhere.
      onFocus={({ target, currentTarget }) =>
        currentTarget.contains(target) && target.matches(':focus-visible') && show(target, delayMs)
      }
      onBlur={hide}
      onKeyDown={press}
    >
      {children}
      {anchor?.isConnected &&
        createPortal(<TooltipText text={text} side={side} anchor={anchor} />, container ?? document.body)}
    </span>
  );
}

function TooltipText({ text, side, anchor }: { text: string; side: Side; anchor: Element }) {
  const box = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (box.current) setPlace(placeBeside(anchor.getBoundingClientRect(), box.current.getBoundingClientRect(), side));
  }, [anchor, side]);
  return (
    <span ref={box} aria-hidden="true" className={styles.tooltip} style={place}>
      {text}
    </span>
  );
}
