import type { getOperator, Operator } from '@meg/shared/contract/contact-messages';
import { useEffect, useState } from 'react';
import { request } from '../api/request.js';

let asked: Promise<Operator> | undefined;

/** Asked once for all pages; a failure is asked again at the next. */
function askOperator(): Promise<Operator> {
  asked ??= request<typeof getOperator>('GET', '/api/operator').catch((error) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Who runs this server. Not known while a page is written ahead: it may be served anywhere. */
export function useOperator(): Operator | undefined {
  const [operator, setOperator] = useState<Operator>();
  useEffect(() => {
    askOperator().then(setOperator, () => undefined);
  }, []);
  return operator;
}
