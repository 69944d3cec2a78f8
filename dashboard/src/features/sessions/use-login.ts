import type { logIn } from '@meg/shared/contract/sessions';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.js';
import { faultSentence } from '../../api/fault-sentence.js';
import { meKey } from '../../api/me.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';
import { trackEvent } from '../../site/analytics.js';
import type { Credentials } from './login-form.js';
import { returnAddress } from './return-to.js';

const redirectAfterMs = 100;

interface State {
  status: 'idle' | 'pending' | 'done';
  error: string | undefined;
  fields: Readonly<Record<string, string>>;
  needsCode: boolean;
}

const untouched: State = { status: 'idle', error: undefined, fields: {}, needsCode: false };

function stateAfter(fault: unknown, before: State): State {
  const failed: State = { ...untouched, needsCode: before.needsCode };
  if (!(fault instanceof ApiError)) return { ...failed, error: `Login failed. ${faultSentence(fault)}` };
  if (fault.code === 'second_factor_required') return { ...failed, needsCode: true };
  if (Object.keys(fault.fields).length > 0) return { ...failed, fields: fault.fields };
  return { ...failed, error: fault.sentence ?? 'Login failed' };
}

export function useLogin() {
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '', code: '' });
  const [state, setState] = useState(untouched);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = search.get('returnTo');

  useEffect(() => {
    if (state.status !== 'done') return;
    const leave = () => void navigate(returnAddress(target, window.location.origin), { replace: true });
    const timer = setTimeout(leave, redirectAfterMs);
    return () => clearTimeout(timer);
  }, [state.status, navigate, target]);

  async function submit(): Promise<void> {
    const { email, password, code } = credentials;
    if (!email.trim() || !password) {
      setState({ ...untouched, error: 'Please enter both email and password' });
      return;
    }
    setState((before) => ({ ...before, status: 'pending', error: undefined, fields: {} }));
    try {
      const body = state.needsCode ? { email, password, code } : { email, password };
      const { user } = await request<typeof logIn>('POST', '/api/admin/login', { body });
      // What the page knows may be of somebody who was here before.
      queryClient.clear();
      queryClient.setQueryData(meKey, user);
      trackEvent({ name: 'admin_login', category: 'engagement', label: user.adminType });
      setState((before) => ({ ...before, status: 'done' }));
    } catch (fault) {
      setState((before) => stateAfter(fault, before));
    }
  }

  function change(changed: Partial<Credentials>): void {
    setCredentials((before) => ({ ...before, ...changed }));
    setState((before) => ({ ...before, error: undefined, fields: {} }));
  }

  return { credentials, ...state, isPending: state.status !== 'idle', submit, change };
}
