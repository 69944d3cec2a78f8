import { useEffect, useEffectEvent } from 'react';

/** What a key does, by its name in small letters. */
export type LeadKeys = Partial<Record<string, () => void>>;

const fieldsWithoutText = /^(checkbox|radio|button|submit|reset)$/;

/** In a field, keys are text; a checkbox takes no text. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !fieldsWithoutText.test(target.type);
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

/** What lies over the page has keys of its own. */
const isCovered = (): boolean =>
  document.querySelector('dialog:modal, [role=menu], [data-radix-popper-content-wrapper]') !== null;

/** What scrolls inside the open lead scrolls by these. */
const scrollKeys = /^(Arrow|Page)/;
const isInLead = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('dialog[data-beside]') !== null;

/** The keys of the list work at once, wherever the focus is, except while somebody types. */
export function useLeadKeys(keys: LeadKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
    if (isCovered() || (scrollKeys.test(event.key) && isInLead(event.target))) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
