import { expect, it } from 'vitest';
import { roleRefusal } from './role-refusal.js';

it('names the role of whoever is refused, and support only where it is support', () => {
  expect(roleRefusal('agent', 'config.change')).toMatch(/^Your role, agent, does not include/);
  expect(roleRefusal('agent_of_own', 'config.change')).toMatch(/^Your role, agent, own leads only, does not include/);
  expect(roleRefusal('support', 'config.change')).toMatch(/^Support access does not include/);
});
