'use client';

import { createElement, type ReactElement, useEffect, useId, useRef } from 'react';
import type { Looks, Meg, MegEventDetail, MegEventName, MegOptions } from './api.js';
import { changedLooks } from './changed-looks.js';
import { loadMeg } from './load-meg.js';

type Handlers = {
  [Name in MegEventName as `on${Capitalize<Name>}`]?: (detail: MegEventDetail<Name>) => void;
};

export type MegChatProps = Omit<MegOptions, 'target'> & Handlers;

const events: Record<MegEventName, keyof Handlers> = {
  ready: 'onReady',
  opened: 'onOpened',
  closed: 'onClosed',
  chatOpened: 'onChatOpened',
  chatClosed: 'onChatClosed',
  message: 'onMessage',
  moveTypeChosen: 'onMoveTypeChosen',
  countryGuideChosen: 'onCountryGuideChosen',
  leadSubmitted: 'onLeadSubmitted',
  quoteGenerated: 'onQuoteGenerated',
  quizCompleted: 'onQuizCompleted',
  feedbackGiven: 'onFeedbackGiven',
  handoffRequested: 'onHandoffRequested',
  languageChanged: 'onLanguageChanged',
};

const looks = [
  'theme',
  'language',
  'color',
  'label',
  'icon',
  'position',
  'offset',
  'zIndex',
  'phone',
  'launcher',
] as const;
const words = ['welcome', 'avatar'] as const;

function settingsOf(props: MegChatProps): Omit<MegOptions, 'origin'> {
  const handlers = new Set<string>([...Object.values(events), 'origin']);
  return Object.fromEntries(Object.entries(props).filter(([key]) => !handlers.has(key)));
}

function looksOf(props: MegChatProps): Looks {
  return Object.fromEntries(
    [...looks, ...words].flatMap((key) => (props[key] === undefined ? [] : [[key, props[key]]])),
  );
}

/** Each event to the handler that the component has when it happens. */
function listen(meg: Meg, current: { readonly current: MegChatProps }): void {
  for (const name of Object.keys(events) as MegEventName[]) {
    meg('on', name, (detail) => {
      (current.current[events[name]] as ((detail: unknown) => void) | undefined)?.(detail);
    });
  }
}

/** The chat, for as long as this is mounted. Inline, it stands where the component does. */
export function MegChat(props: MegChatProps): ReactElement | null {
  const place = useId();
  const latest = useRef(props);
  const loaded = useRef<Meg | undefined>(undefined);
  const { origin, company, name, mode, dataLayer, nonce } = props;
  const identity = JSON.stringify([origin, company, name, mode, dataLayer, nonce]);
  const appearance = JSON.stringify(looksOf(props));
  const shown = useRef(appearance);

  useEffect(() => {
    latest.current = props;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another identity is another chat; its looks can change
  useEffect(() => {
    const target = mode === 'inline' ? { target: `[data-meg-place="${place}"]` } : {};
    const { meg, unload } = loadMeg({ ...settingsOf(latest.current), ...target, origin });
    loaded.current = meg;
    shown.current = appearance;
    listen(meg, latest);
    return unload;
  }, [identity, place]);
  useEffect(() => {
    if (shown.current === appearance) return;
    const changes = changedLooks(JSON.parse(shown.current), JSON.parse(appearance));
    shown.current = appearance;
    loaded.current?.('update', changes);
  }, [appearance]);

  return mode === 'inline' ? createElement('div', { 'data-meg-place': place, style: { height: '100%' } }) : null;
}
