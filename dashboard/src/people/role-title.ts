import { roleNames, type TeamRole } from '@meg/shared/domain/people/permissions';

/** As in a list of people. */
export function roleTitle(role: TeamRole): string {
  const name = roleNames[role];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** As in "invited as an agent". */
export function asRole(role: TeamRole): string {
  const name = roleNames[role];
  if (role === 'read_only') return `with ${name} access`;
  return `as ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}
