import type { SessionPerson } from '@meg/shared/contract/sessions';
import { createContext, useContext } from 'react';

export const meKey = ['me'] as const;

export const MeContext = createContext<SessionPerson | undefined>(undefined);

/** Who is signed in. Inside the shell, which shows nothing until it knows. */
export function useMe(): SessionPerson {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe is called outside of the shell');
  return me;
}

type Rights = Pick<SessionPerson, 'role' | 'teamRole' | 'support'>;

export function isInternal({ role }: Pick<Rights, 'role'>): boolean {
  return role !== 'customer_admin';
}

/** Who may change the company's settings and team. Looking on for support changes nothing. */
export function ownsCompany(me: Rights): boolean {
  return !me.support && (me.teamRole === 'owner' || isInternal(me));
}
