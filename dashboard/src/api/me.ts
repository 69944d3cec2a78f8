import type { SessionPerson } from '@meg/shared/contract/sessions';
import type { Permission } from '@meg/shared/domain/people/permissions';
import { createContext, useContext } from 'react';

export const meKey = ['me'] as const;

export const MeContext = createContext<SessionPerson | undefined>(undefined);

/** Who is signed in. Inside the shell, which shows nothing until it knows. */
export function useMe(): SessionPerson {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe is called outside of the shell');
  return me;
}

export function isInternal({ role }: Pick<SessionPerson, 'role'>): boolean {
  return role !== 'customer_admin';
}

/** Whether the person's role includes it in the company that they work on. The server refuses what this hides. */
export function may({ permissions }: Pick<SessionPerson, 'permissions'>, permission: Permission): boolean {
  return permissions.includes(permission);
}
