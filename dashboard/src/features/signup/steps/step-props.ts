import type { SignupDraft } from '../draft/signup-draft.js';
import type { SignupFault } from './signup-steps.js';

export interface StepProps {
  draft: SignupDraft;
  errors: SignupFault['fields'];
  onChange: (changed: Partial<SignupDraft>) => void;
}
