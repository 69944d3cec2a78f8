import { type CSSProperties, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../buttons/button.js';
import { placeBeside } from './anchor-position.js';
import styles from './tour.module.css';

export interface TourStep {
  /** What it is about, as a selector. Where that is not to be seen, the step stands in the middle. */
  target: string;
  title: string;
  text: string;
}

interface TourProps {
  label: string;
  steps: readonly TourStep[];
  onEnd: () => void;
}

interface Place {
  box: CSSProperties;
  ring: CSSProperties | undefined;
}

const ringGapPx = 6;

function targetOf({ target }: TourStep): Element | undefined {
  return [...document.querySelectorAll(target)].find((element) => element.checkVisibility());
}

/** One step after the other beside what each is about. The page stays usable; Escape ends it wherever the focus is. */
export function Tour({ label, steps, onEnd }: TourProps) {
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const step = steps[at] as TourStep;
  const place = usePlace(step, box);
  useReturningFocus();
  useEscape(onEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step takes the focus, so that it is read out
  useEffect(() => box.current?.focus({ preventScroll: true }), [at]);
  const isLast = at === steps.length - 1;
  return (
    <>
      {place?.ring && <div className={styles.ring} style={place.ring} aria-hidden />}
      <div ref={box} role="dialog" aria-labelledby={titleId} tabIndex={-1} className={styles.box} style={place?.box}>
        <p className={styles.count}>{`${label}, ${at + 1} of ${steps.length}`}</p>
        <h2 id={titleId}>{step.title}</h2>
        <p>{step.text}</p>
        <div className={styles.ways}>
          <Button tone="quiet" onClick={onEnd}>
            {isLast ? 'Close' : 'End the tour'}
          </Button>
          {at > 0 && <Button onClick={() => setAt(at - 1)}>Back</Button>}
          {!isLast && (
            <Button tone="primary" onClick={() => setAt(at + 1)}>
              Next
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

function usePlace(step: TourStep, box: { current: HTMLDivElement | null }): Place | undefined {
  const [place, setPlace] = useState<Place>();
  const measure = useCallback(() => {
    if (box.current) setPlace(placeOf(targetOf(step)?.getBoundingClientRect(), box.current.getBoundingClientRect()));
  }, [step, box]);
  useLayoutEffect(() => {
    targetOf(step)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    measure();
    addEventListener('scroll', measure, { capture: true, passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
    };
  }, [step, measure]);
  return place;
}

function placeOf(target: DOMRect | undefined, box: DOMRect): Place {
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const anchor = target ?? new DOMRect(room.width / 2, room.height / 2 - box.height / 2, 0, 0);
  const hasRoomBelow = anchor.bottom + box.height + 2 * ringGapPx < room.height;
  const around = new DOMRect(anchor.x, anchor.y - ringGapPx, anchor.width, anchor.height + 2 * ringGapPx);
  const ring = target && {
    left: target.left - ringGapPx,
    top: target.top - ringGapPx,
    width: target.width + 2 * ringGapPx,
    height: target.height + 2 * ringGapPx,
  };
  return { box: placeBeside(around, box, hasRoomBelow ? 'bottom' : 'top', room), ring };
}

/** Back to what opened it, where that is still there. */
function useReturningFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
      else document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, []);
}

function useEscape(onEscape: () => void): void {
  useEffect(() => {
    function hear({ key }: KeyboardEvent): void {
      if (key === 'Escape') onEscape();
    }
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [onEscape]);
}
