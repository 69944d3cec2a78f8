/** An order is promised to be set up within this time. */
export const orderPromiseHours = 24;

export const orderStates = ['new', 'in_progress', 'set_up'] as const;
export type OrderState = (typeof orderStates)[number];

const hourMs = 3_600_000;

export function orderDueAt(orderedAtMs: number): number {
  return orderedAtMs + orderPromiseHours * hourMs;
}

/** Whether the promise is broken: what is set up is never overdue, however long it took. */
export function isOverdue({ state, dueAt }: { state: OrderState; dueAt: string }, nowMs: number): boolean {
  return state !== 'set_up' && Date.parse(dueAt) < nowMs;
}
