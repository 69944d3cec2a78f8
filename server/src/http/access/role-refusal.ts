import {
  type CompanyRole,
  isTeamRole,
  type Permission,
  permissionWords,
  roleNames,
} from '@meg/shared/domain/people/permissions';

/** What a person reads whose role does not include a call. */
export function roleRefusal(role: CompanyRole, permission: Permission): string {
  const what = permissionWords[permission];
  const name = role === 'agent_of_own' ? `${roleNames.agent}, own leads only` : isTeamRole(role) && roleNames[role];
  if (!name) return `Support access does not include ${what}.`;
  return `Your role, ${name}, does not include ${what}. Ask an owner of your company.`;
}
