import type { ChatChanges, Consent, Prefill, Theme, VisitorEvent } from '@meg/shared/bridge/messages';

/** Looks that can be set at the start and changed by `Meg('update', …)`. */
export interface Looks {
  theme?: Theme;
  language?: string;
  color?: string;
  label?: string;
  icon?: string;
  position?: 'left' | 'right';
  /** Pixels: `24` for both, or `24,96` from the side and from the bottom. */
  offset?: number | string;
  zIndex?: number;
  phone?: string;
  launcher?: 'none' | '';
  welcome?: string;
  avatar?: string;
}

export interface MegOptions extends Looks {
  /** The address of the Meg server, such as `https://chat.example.com`. */
  origin: string;
  company?: string;
  /** The name of the global function; each name is a chat of its own. */
  name?: string;
  mode?: 'inline';
  /** Where an inline chat stands, as a selector. */
  target?: string;
  dataLayer?: 'off';
  /** Of the page's content security policy. */
  nonce?: string;
}

type OwnEvent = { name: 'ready' | 'opened' | 'closed'; detail: Record<string, never> };
type AnyEvent = VisitorEvent | OwnEvent;
export type MegEventName = AnyEvent['name'];
type Details = { [Event in AnyEvent as Event['name']]: Event['detail'] };
export type MegEventDetail<Name extends MegEventName> = Details[Name];
export type MegListener<Name extends MegEventName> = (detail: MegEventDetail<Name>) => void;

/** `Meg(verb, …)`. It never throws and answers nothing. */
export interface Meg {
  (verb: 'open' | 'close' | 'toggle' | 'show' | 'hide' | 'startQuote' | 'startQuiz' | 'destroy'): void;
  (verb: 'update', changes: Looks & ChatChanges): void;
  (verb: 'prefill', fields: Prefill): void;
  (verb: 'ask', question: string): void;
  (verb: 'setLanguage', language: string): void;
  (verb: 'consent', consent: Consent): void;
  <Name extends MegEventName>(verb: 'on', event: Name, listener: MegListener<Name>): void;
  <Name extends MegEventName>(verb: 'off', event: Name, listener?: MegListener<Name>): void;
}

declare global {
  interface Window {
    Meg?: Meg;
  }
}
