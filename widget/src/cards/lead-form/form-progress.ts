import { fieldsOf, type LeadField } from '../../conversation/drafts/lead-fields.js';
import type { Conversation, LeadFormPart } from '../../conversation/state.js';

interface FormProgress {
  readonly part: LeadFormPart;
  readonly purpose: Conversation['purpose'];
  readonly isFilled: (field: LeadField) => boolean;
}

export interface ProgressStep {
  readonly key: 'step.contact' | 'step.move' | 'step.quote' | 'step.expert';
  readonly isDone: boolean;
  readonly isCurrent: boolean;
}

const contactFields = fieldsOf('contact');
const routeFields = fieldsOf('route');

/** The steps from the form to a person. Steps after the form have no fields; a call has no step for the range. */
export function progressSteps({ part, purpose, isFilled }: FormProgress): readonly ProgressStep[] {
  const asked = fieldsOf(part);
  const step = (key: ProgressStep['key'], fields: readonly LeadField[], isDone = fields.every(isFilled)) => ({
    key,
    isDone,
    isHere: fields.length === 0 || fields.some((field) => asked.includes(field)),
  });
  const steps = [
    step('step.contact', contactFields),
    step('step.move', routeFields),
    // The contact details alone are asked for once the range has been shown.
    ...(purpose === 'call' ? [] : [step('step.quote', [], part === 'contact')]),
    step('step.expert', [], false),
  ];
  const current = steps.findIndex(({ isDone, isHere }) => isHere && !isDone);
  return steps.map(({ key, isDone }, index) => ({ key, isDone, isCurrent: index === current }));
}
