/** What a person of a company is to it. All of them are customer admins to the platform. */
export const teamRoles = ['owner', 'manager', 'agent', 'read_only'] as const;

export type TeamRole = (typeof teamRoles)[number];

/**
 * As whom somebody works on a company's rows: a role of its people, or staff of the platform with support access, who
 * only look, and see leads only while the company allows it. In a suspended company they may also erase a person.
 */
export type CompanyRole = TeamRole | 'agent_of_own' | 'support' | 'support_with_leads' | 'support_of_suspended';

const ofEveryone = ['config.see', 'insights.see'] as const;
const ofThoseWhoSeeLeads = ['leads.see', 'insights.people', 'insights.money'] as const;
/** Of leads their own and nobody's, and no figures, which are of all. */
const ofAgentsOfOwn = ['config.see', 'leads.see', 'leads.work'] as const;
const ofAgents = [...ofEveryone, ...ofThoseWhoSeeLeads, 'leads.seeAll', 'leads.work'] as const;
const ofReaders = [
  ...ofEveryone,
  ...ofThoseWhoSeeLeads,
  'leads.seeAll',
  'settings.see',
  'questions.see',
  'webhooks.see',
] as const;
const ofManagers = [
  ...ofAgents,
  'leads.export',
  'settings.see',
  'questions.see',
  'outcome.change',
  'config.change',
  'rates.change',
  'webhooks.see',
  'webhooks.deliveries',
  'webhooks.manage',
  'messages.see',
  'audit.see',
] as const;
const ofOwners = [
  ...ofManagers,
  'leads.erase',
  'team.see',
  'team.manage',
  'plan.see',
  'plan.change',
  'support.allow',
] as const;
const ofSupport = [...ofEveryone, 'settings.see', 'webhooks.see', 'audit.see', 'team.see', 'plan.see'] as const;
const ofSupportWithLeads = [
  ...ofSupport,
  ...ofThoseWhoSeeLeads,
  'leads.seeAll',
  'questions.see',
  'webhooks.deliveries',
  'messages.see',
] as const;

/** What a call of a company needs: each endpoint of the contract with access `company` names one. Owners have all. */
export const permissions = ofOwners;
export type Permission = (typeof ofOwners)[number];

/** The only table of who may do what in a company. Staff with support access read: the server refuses them writes. */
const permissionsByRole: Readonly<Record<CompanyRole, readonly Permission[]>> = {
  owner: ofOwners,
  manager: ofManagers,
  agent: ofAgents,
  agent_of_own: ofAgentsOfOwn,
  read_only: ofReaders,
  support: ofSupport,
  support_with_leads: ofSupportWithLeads,
  support_of_suspended: [...ofSupportWithLeads, 'leads.erase'],
};

export function permissionsOf(role: CompanyRole): readonly Permission[] {
  return permissionsByRole[role];
}

export function may(role: CompanyRole, permission: Permission): boolean {
  return permissionsByRole[role].includes(permission);
}

export function isTeamRole(role: CompanyRole): role is TeamRole {
  return (teamRoles as readonly string[]).includes(role);
}

/** As in "your role, agent": for sentences. */
export const roleNames: Readonly<Record<TeamRole, string>> = {
  owner: 'owner',
  manager: 'manager',
  agent: 'agent',
  read_only: 'read-only',
};

/** What a role is for, in the words of the team page. */
export const roleWords: Readonly<Record<TeamRole, string>> = {
  owner: 'Does everything, the plan, the team and the erasure of people included.',
  manager: 'Does everything but the plan, the team and the erasure of people.',
  agent: 'Works leads, and changes no settings.',
  read_only: 'Sees leads and figures, and changes nothing.',
};

/** As in "your role does not include …". */
export const permissionWords: Readonly<Record<Permission, string>> = {
  'config.see': 'the company’s own data',
  'settings.see': 'the settings',
  'insights.see': 'the figures',
  'insights.people': 'the figures of each person',
  'insights.money': 'what was booked',
  'leads.see': 'leads',
  'leads.seeAll': 'the leads of others',
  'leads.work': 'work on leads',
  'leads.export': 'exporting leads',
  'leads.erase': 'erasing people',
  'outcome.change': 'changing how a lead ended',
  'questions.see': 'the questions of visitors',
  'config.change': 'changing the settings',
  'rates.change': 'changing the rates',
  'webhooks.see': 'webhooks',
  'webhooks.deliveries': 'what webhooks carried',
  'webhooks.manage': 'changing webhooks',
  'messages.see': 'sent messages',
  'audit.see': 'the audit log',
  'team.see': 'the team',
  'team.manage': 'changing the team',
  'plan.see': 'the plan and its orders',
  'plan.change': 'ordering',
  'support.allow': 'allowing support access',
};
