import { z } from 'zod';
import { periods } from '../domain/time/periods.js';
import { endpoint } from './endpoint.js';
import { periodDays } from './insights.js';
import { emailAddress } from './people.js';
import { teamRole } from './sessions.js';

export const version = z.int({ error: 'The version that was seen' }).min(1, 'The version that was seen');

const seesLeads = z.enum(['all', 'own']).describe('Of an agent: all leads, or their own and nobody’s.');

export const teamPerson = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    teamRole,
    seesLeads,
    isActive: z.boolean(),
    isYou: z.boolean(),
    isStaff: z.boolean().describe('Of the platform, and changed there.'),
    emailConfirmed: z.boolean(),
    twoFactor: z.boolean(),
    createdAt: z.iso.datetime(),
    version: z.number().int(),
  })
  .meta({ id: 'TeamPerson' });

export type TeamPerson = z.infer<typeof teamPerson>;

export const teamInvitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    teamRole,
    seesLeads,
    invitedBy: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'TeamInvitation' });

export type TeamInvitation = z.infer<typeof teamInvitation>;

const newTeamInvitation = teamInvitation
  .extend({
    link: z
      .string()
      .nullable()
      .describe(
        'Null where it was mailed. Else no mail goes out, and you hand the link over yourself: it is shown once.',
      ),
  })
  .meta({ id: 'NewTeamInvitation' });

export type NewTeamInvitation = z.infer<typeof newTeamInvitation>;

export const getTeam = endpoint('GET', '/api/team', {
  summary: "The company's people, and who is invited",
  access: 'company',
  permission: 'team.see',
  answer: z
    .object({
      people: z.array(teamPerson),
      invitations: z.array(teamInvitation),
      mailsInvitations: z.boolean().describe('False: whoever invites is given the link, to pass it on.'),
    })
    .meta({ id: 'Team' }),
});

export const inviteToTeam = endpoint('POST', '/api/team/invitations', {
  summary: 'Invite somebody, by mail where the company may send any; an earlier invitation of the same address ends',
  access: 'company',
  permission: 'team.manage',
  body: z.strictObject({ email: emailAddress, teamRole, seesLeads: seesLeads.default('all') }),
  status: 201,
  answer: newTeamInvitation,
  errors: ['email_taken'],
});

export const cancelInvitation = endpoint('DELETE', '/api/team/invitations/:invitationId', {
  summary: 'Take an invitation back',
  access: 'company',
  permission: 'team.manage',
  params: z.strictObject({ invitationId: z.uuid() }),
  answer: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
});

export const changeTeamPerson = endpoint('PATCH', '/api/team/:personId', {
  summary: 'Change what somebody is to the team, or let them in no more',
  access: 'company',
  permission: 'team.manage',
  params: z.strictObject({ personId: z.uuid() }),
  body: z.strictObject({
    teamRole: teamRole.optional(),
    seesLeads: seesLeads.optional(),
    isActive: z.boolean().optional(),
    version,
  }),
  answer: teamPerson,
  errors: ['not_found', 'edit_conflict'],
});

export const personPerformance = z
  .object({
    personId: z.uuid().nullable().describe('None: leads that nobody was given.'),
    name: z.string(),
    isActive: z.boolean(),
    firstAnswers: z.number().int().describe('Leads of these days that this person was the first to answer.'),
    medianMs: z.number().nullable().describe('From the lead to that answer.'),
    slowestTenthMs: z.number().nullable().describe('Nine in ten were answered within it.'),
    wins: z.number().int().describe('Leads that this person moved to converted in these days, and that still are.'),
    openLeads: z.number().int().describe('That are neither won nor lost, given to this person, whenever they came.'),
  })
  .meta({ id: 'PersonPerformance' });

export type PersonPerformance = z.infer<typeof personPerformance>;

export const getTeamPerformance = endpoint('GET', '/api/team/performance', {
  summary: "Response times, wins and open leads of the company's people",
  access: 'company',
  permission: 'insights.people',
  query: z.strictObject({ days: periodDays }),
  answer: z
    .object({
      period: z.enum(periods),
      days: z.number().int(),
      timezone: z.string(),
      people: z.array(personPerformance),
    })
    .meta({ id: 'TeamPerformance' }),
});
