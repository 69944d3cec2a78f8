import { OrderSummary } from './order-summary.js';
import { SignupWizard } from './signup-wizard.js';
import { useSignup } from './use-signup.js';

export default function SignupPage() {
  const signup = useSignup();
  return signup.done ? (
    <OrderSummary {...signup.done} onStartAnew={signup.startAnew} />
  ) : (
    <SignupWizard signup={signup} />
  );
}
