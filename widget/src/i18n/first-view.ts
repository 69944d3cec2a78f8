import type { ChatKey } from '@meg/shared/languages/language';

/**
 * The words that may be needed before the rest of the language has loaded. The document holds only these, because all
 * of them would weigh as much as its script.
 */
export const firstViewKeys = [
  'widget.fault.title',
  'widget.fault.text',
  'header.status',
  'header.peopleNow',
  'header.peopleFrom',
  'header.offline',
  'header.startOver',
  'header.startOverSure',
  'header.language',
  'header.close',
  'log.label',
  'log.latest',
  'log.meg',
  'log.visitor',
  'composer.label',
  'composer.hint',
  'composer.send',
  'greeting.welcome',
  'intent.quote',
  'intent.call',
  'intent.question',
  'intent.guide',
  'call.offer',
  'part.failed',
  'retry.quote',
] as const satisfies readonly ChatKey[];

/** Only needed if no company is known. */
export const noCompanyKeys = [
  'widget.loading',
  'widget.unknown.title',
  'widget.unknown.text',
] as const satisfies readonly ChatKey[];

type Words<K extends ChatKey> = { readonly [Key in K]: string };

export type FirstView = Words<(typeof firstViewKeys)[number]> & Partial<Words<(typeof noCompanyKeys)[number]>>;
