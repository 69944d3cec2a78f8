/**
 * What the host page and the frame say to each other, one union each way. The loader bundles this file,
 * so it imports nothing. A change that an older loader would not understand needs a new `bridgeVersion`:
 * pages may hold a frozen loader for years.
 */
export const bridgeVersion = 1;

export type Theme = 'light' | 'dark' | 'auto';

export type HostMessage =
  | { type: 'meg:configure'; companyId: string; theme?: Theme; language?: string; page?: string }
  | { type: 'meg:open' }
  | { type: 'meg:close' };

export type FrameMessage =
  | { type: 'meg:ready' }
  | { type: 'meg:open' }
  | { type: 'meg:close' }
  | { type: 'meg:resize'; heightPx: number }
  | { type: 'meg:event'; name: VisitorEventName; detail: VisitorEventDetail };

/** What a visitor did, as the host page's own scripts may hear it. No name, address or other personal data in it. */
export type VisitorEvent =
  | { name: 'chatOpened'; detail: Record<string, never> }
  | { name: 'chatClosed'; detail: Record<string, never> }
  | { name: 'moveTypeChosen'; detail: { moveType: string } }
  | { name: 'countryGuideChosen'; detail: { country: string } }
  | { name: 'leadSubmitted'; detail: { reference: string } }
  | {
      name: 'quoteGenerated';
      detail: { minPrice: number | null; maxPrice: number | null; currency: string; source: string };
    }
  | { name: 'handoffRequested'; detail: { requestType: string } }
  | { name: 'languageChanged'; detail: { language: string } };

export type VisitorEventName = VisitorEvent['name'];
export type VisitorEventDetail = Readonly<Record<string, string | number | null>>;

/** Around each message: marks it as ours and says which version of the protocol it speaks. */
export type Envelope<M> = { meg: typeof bridgeVersion; message: M };

export function seal<M extends HostMessage | FrameMessage>(message: M): Envelope<M> {
  return { meg: bridgeVersion, message };
}
