import { toast } from '../ui/feedback/toast.js';
import { faultSentence } from './fault-sentence.js';

/** For the failure of a call that has no form: says what was not done, and why. */
export function faultToast(title: string) {
  return (error: unknown): void => toast({ tone: 'destructive', title, description: faultSentence(error) });
}
