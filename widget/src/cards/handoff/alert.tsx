import { type ReactNode, useEffect, useRef } from 'react';
import cards from '../card-kit.module.css';

/** An error message that scrolls into view. */
export function Alert({ children }: { readonly children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={alert} className={`${cards.warning} ${cards.news}`} role="alert">
      {children}
    </div>
  );
}
