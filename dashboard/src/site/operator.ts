import type { getOperator, Operator } from '@meg/shared/contract/contact-messages';
import { useEffect, useState } from 'react';
import { request } from '../api/request.js';

let loading: Promise<Operator> | undefined;

/** Loaded once for all pages; after a failure, the next page tries again. */
function loadOperator(): Promise<Operator> {
  loading ??= request<typeof getOperator>('GET', '/api/operator').catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Who runs this server. Not known while a page is written ahead: it may be served anywhere. */
export function useOperator(): Operator | undefined {
  const [operator, setOperator] = useState<Operator>();
  useEffect(() => {
    loadOperator().then(setOperator, () => undefined);
  }, []);
  return operator;
}
