import { useEffect, useState } from 'react';

const noticeMs = 2_500;

/** Copies a text and says for a moment that it did; `failed` where the browser forbids it, as without HTTPS. */
export function useCopying(): ['ready' | 'copied' | 'failed', (text: string) => void] {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');

  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), noticeMs);
    return () => clearTimeout(timer);
  }, [state]);

  function copy(text: string) {
    // Without HTTPS there is no clipboard at all.
    const writing = navigator.clipboard
      ? navigator.clipboard.writeText(text)
      : Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }
  return [state, copy];
}
