import { useEffect, useRef } from 'react';
import { Banner } from '../../../ui/feedback/banner.js';
import type { FactsConflict, OverlappingChange } from './facts-conflict.js';

/** Says what somebody else has changed meanwhile, and next to it what was typed here. */
export function FactsConflictBanner({ conflict: { who, news, changes } }: { conflict: FactsConflict }) {
  const place = useRef<HTMLDivElement>(null);
  // The form is long, and its button always in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a change came.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, [changes]);
  const overlaps = changes.some(({ typed }) => typed !== undefined);
  return (
    <Banner tone="warning" title="Somebody else has changed this lead meanwhile" isAlert>
      <div ref={place} className="stack-2">
        {news !== '' && <p>{news}</p>}
        {changes.length > 0 && (
          <>
            <p>{who} changed:</p>
            <ul className="stack-1">
              {changes.map((change) => (
                <Change key={change.label} {...change} />
              ))}
            </ul>
          </>
        )}
        <p>
          Nothing is saved yet, and what you typed is still here.{' '}
          {overlaps
            ? 'Save again to put yours in the place of theirs, or type theirs first.'
            : 'Save again to add your changes to theirs.'}
        </p>
      </div>
    </Banner>
  );
}

function Change({ label, now, typed }: OverlappingChange) {
  return (
    <li>
      <span className="strong">{label}</span> is now <bdi>{now}</bdi>
      {typed !== undefined && (
        <>
          ; you typed <bdi>{typed}</bdi>
        </>
      )}
    </li>
  );
}
