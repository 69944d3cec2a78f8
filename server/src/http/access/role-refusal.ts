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
  if (!isTeamRole(role)) return `Support access does not include ${what}.`;
  return `Your role, ${roleNames[role]}, does not include ${what}. Ask an owner of your company.`;
}
