/**
 * What the host page and the frame say to each other, one union each way. The loader bundles this file,
 * so it imports nothing. A change that an older loader would not understand needs a new `bridgeVersion`:
 * pages may hold a frozen loader for years.
 */
export const bridgeVersion = 1;

export type Theme = 'light' | 'dark' | 'auto';

/** What a page already knows about its visitor, to fill into the form. */
export type Prefill = Partial<
  Record<
    | 'name'
    | 'email'
    | 'phone'
    | 'originCity'
    | 'destinationCity'
    | 'moveType'
    | 'moveDetails'
    | 'propertySize'
    | 'moveSize',
    string
  >
>;

/** What a page can change while the chat runs. */
export interface ChatChanges {
  theme?: Theme;
  language?: string;
  welcome?: string;
  avatar?: string;
}

/** With analytics allowed, a page may say how its visitor came: the query of the first page, and `ref`, the page before. */
export interface Consent {
  analytics: boolean;
  from?: string;
}

/** What the host page asks of the chat by `Meg(verb, value)`. */
export type HostCall =
  | { type: 'meg:prefill'; value: Prefill }
  | { type: 'meg:startQuote' }
  | { type: 'meg:startQuiz' }
  | { type: 'meg:ask'; value: string }
  | { type: 'meg:setLanguage'; value: string }
  | { type: 'meg:update'; value: ChatChanges }
  | { type: 'meg:consent'; value: Consent };

export type HostMessage =
  | ({ type: 'meg:configure'; companyId: string; page?: string } & ChatChanges)
  | { type: 'meg:open' }
  | { type: 'meg:close' }
  | HostCall;

export type FrameMessage =
  | { type: 'meg:ready' }
  | { type: 'meg:close' }
  | { type: 'meg:resize'; heightPx: number }
  | { type: 'meg:event'; name: VisitorEventName; detail: VisitorEventDetail };

/** What a visitor did, as the host page's scripts hear it: without names, addresses or other personal data. */
export type VisitorEvent =
  | { name: 'chatOpened'; detail: Record<string, never> }
  | { name: 'chatClosed'; detail: Record<string, never> }
  | { name: 'message'; detail: { from: 'meg' | 'visitor' } }
  | { name: 'moveTypeChosen'; detail: { moveType: string } }
  | { name: 'countryGuideChosen'; detail: { country: string } }
  | { name: 'leadSubmitted'; detail: { reference: string } }
  | {
      name: 'quoteGenerated';
      detail: { minPrice: number | null; maxPrice: number | null; currency: string; source: string };
    }
  | { name: 'quizCompleted'; detail: { percentage: number; readinessLevel: string } }
  | { name: 'feedbackGiven'; detail: { rating: number } }
  | { name: 'handoffRequested'; detail: { requestType: string } }
  | { name: 'languageChanged'; detail: { language: string } };

export type VisitorEventName = VisitorEvent['name'];
export type VisitorEventDetail = Readonly<Record<string, string | number | null>>;

/** Wraps each message: marks it as ours, with the version of the protocol. */
export type Envelope<M> = { meg: typeof bridgeVersion; message: M };

export function seal<M extends HostMessage | FrameMessage>(message: M): Envelope<M> {
  return { meg: bridgeVersion, message };
}
