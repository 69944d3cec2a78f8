import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.js';
import { faultSentence } from '../../api/fault-sentence.js';
import { sentHome } from '../../api/sent-home.js';
import { isAny, problemsIn, useSubmission } from '../../forms/use-submission.js';
import { logInWith } from './login.queries.js';
import type { Credentials } from './login-form.js';
import { returnAddress } from './return-to.js';

const redirectAfterMs = 100;

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return `Login failed. ${faultSentence(error)}`;
  return error.sentence ?? 'Login failed';
}

export function useLogin() {
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '', code: '' });
  const [needsCode, setNeedsCode] = useState(false);
  const [isDone, setDone] = useState(false);
  const { problems, fault, isSending, element, clear, refuse, send } = useSubmission();
  useReturn(isDone);

  function fail(error: unknown): void {
    if (error instanceof ApiError && error.code === 'second_factor_required') {
      setNeedsCode(true);
      return;
    }
    const found = problemsIn(error);
    refuse(found, isAny(found) ? undefined : sentenceOf(error));
  }

  async function submit(): Promise<void> {
    const { email, password, code } = credentials;
    if (!email.trim() || !password) return refuse({}, 'Please enter both email and password');
    await send(async () => {
      await logInWith(needsCode ? { email, password, code } : { email, password });
      setDone(true);
    }, fail);
  }

  function change(changed: Partial<Credentials>): void {
    setCredentials((before) => ({ ...before, ...changed }));
    clear();
  }

  return {
    credentials,
    error: fault,
    fields: problems,
    isPending: isSending || isDone,
    needsCode,
    element,
    submit,
    change,
  };
}

/** Returns to the page that asked for the login. */
function useReturn(isDone: boolean): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = search.get('returnTo');
  useEffect(() => {
    if (!isDone) return;
    const sent = target === null ? sentHome : {};
    const leave = () => void navigate(returnAddress(target, window.location.origin), { replace: true, ...sent });
    const timer = setTimeout(leave, redirectAfterMs);
    return () => clearTimeout(timer);
  }, [isDone, navigate, target]);
}
