import { attempt } from '../attempt.js';
import { launcher, panel, root } from '../elements.js';
import { emit } from '../page-api/page-events.js';
import { isInline, settings } from '../script.js';
import { awaitFrame, focusFrame, load, stopAwaiting, tell, waiting } from './frame.js';

export let isOpen = false;
/** The element that opened the chat: it gets the focus back. */
let opener: Element | null;

const show = (keepsFocus: unknown): void => {
  if (waiting) awaitFrame();
  load();
  opener = document.activeElement;
  if (!keepsFocus) focusFrame();
};

const returnFocus = (): void => {
  // Only if the focus is in the chat: a page may close it while the visitor is elsewhere.
  if (root.activeElement) {
    launcher.focus();
    // No effect if it was removed or cannot be focused.
    (opener as HTMLElement | null)?.focus();
  }
};

const turn = (wanted: boolean, keepsFocus?: unknown): void => {
  // An inline chat never closes again.
  if (isOpen === wanted || (isInline && isOpen)) return;
  isOpen = wanted;
  launcher.ariaExpanded = `${wanted}`;
  panel.inert = !wanted;
  // A closed chat needs no drawing.
  panel.style.visibility = wanted ? '' : 'hidden';
  // The next page of this visit finds it as it was left. A storage that is blocked throws.
  attempt(() => {
    if (!isInline) sessionStorage[settings.name] = wanted || '';
  });
  stopAwaiting();
  launcher.title = '';
  if (wanted) show(keepsFocus);
  else returnFocus();
  if (!waiting) tell({ type: wanted ? 'meg:open' : 'meg:close' });
  emit(wanted ? 'opened' : 'closed');
};

export const open = (): void => turn(true, isInline);
export const close = (): void => turn(false);
export const toggle = (): void => turn(!isOpen);

/** Opens the chat that was open on the page before, without taking the focus. */
export const reopen = (): void =>
  attempt(() => {
    if (sessionStorage[settings.name]) turn(true, 1);
  });

/** Opens the chat by an element of the page that has the attribute `data-meg-open`. */
export const openFromPage = (event: Event): void => {
  // composedPath, because inside shadow roots the event's target is their host.
  const pressed = (event.composedPath() as HTMLElement[]).find(
    ({ dataset }) => (dataset?.megOpen === '' ? 'Meg' : dataset?.megOpen) === settings.name,
  );
  if (!pressed) return;
  event.preventDefault();
  open();
  // Not every browser focuses a button that is clicked.
  opener = pressed;
};
