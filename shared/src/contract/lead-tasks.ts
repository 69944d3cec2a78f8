import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { leadDetail, leadId } from './lead-detail.js';
import { taskFields } from './lead-task.js';

export const addLeadTask = endpoint('POST', '/api/leads/:id/tasks', {
  summary: 'Write down what is to be done for a lead, by when and by whom',
  access: 'company',
  permission: 'leads.work',
  params: leadId,
  body: z.strictObject(taskFields),
  status: 201,
  answer: leadDetail,
  errors: ['not_found'],
});

export const changeLeadTask = endpoint('PATCH', '/api/leads/:id/tasks/:taskId', {
  summary: 'Change a task, mark it as done, or open it again',
  access: 'company',
  permission: 'leads.work',
  params: leadId.extend({ taskId: z.uuid() }),
  body: z.strictObject({ ...taskFields, isDone: z.boolean() }).partial(),
  answer: leadDetail,
  errors: ['not_found'],
});

const myTask = z
  .object({
    id: z.uuid(),
    text: z.string(),
    dueAt: z.iso.datetime(),
    leadId: z.uuid(),
    leadName: z.string(),
  })
  .meta({ id: 'MyTask' });

export const getMyTasks = endpoint('GET', '/api/lead-tasks/mine', {
  summary: "One's own open tasks, the first due first, at most 100",
  access: 'company',
  permission: 'leads.see',
  answer: z
    .object({ due: z.number().int().describe('How many of them are due.'), tasks: z.array(myTask) })
    .meta({ id: 'MyTasks' }),
});
