import { fieldsOf, type LeadField } from '../../conversation/drafts/lead-fields.js';
import type { Conversation, LeadFormPart } from '../../conversation/state.js';

interface WhereOneIs {
  readonly part: LeadFormPart;
  readonly purpose: Conversation['purpose'];
  readonly isFilled: (field: LeadField) => boolean;
}

export interface WayStep {
  readonly key: 'step.contact' | 'step.move' | 'step.quote' | 'step.expert';
  readonly isDone: boolean;
  readonly isCurrent: boolean;
}

const contactFields = fieldsOf('contact');
const routeFields = fieldsOf('route');

/** The way from the first field to a person; what lies beyond the form has no fields. Who asks for a call gets no range. */
export function wayOf({ part, purpose, isFilled }: WhereOneIs): readonly WayStep[] {
  const asked = fieldsOf(part);
  const step = (key: WayStep['key'], fields: readonly LeadField[], isDone = fields.every(isFilled)) => ({
    key,
    isDone,
    isHere: fields.length === 0 || fields.some((field) => asked.includes(field)),
  });
  const steps = [
    step('step.contact', contactFields),
    step('step.move', routeFields),
    // The rest is asked for to keep a range that stands above.
    ...(purpose === 'call' ? [] : [step('step.quote', [], part === 'contact')]),
    step('step.expert', [], false),
  ];
  const current = steps.findIndex(({ isDone, isHere }) => isHere && !isDone);
  return steps.map(({ key, isDone }, index) => ({ key, isDone, isCurrent: index === current }));
}
