import * as z from 'zod/mini';
import { agentRights } from './agent-rights.ts';
import { csvFile } from './csv-file.ts';
import { endpoint } from './endpoint.ts';
import { string } from './strings.ts';
import { empty, id, instant, secret, text } from './wire.ts';

const rights = z
  .array(z.enum(agentRights))
  .check(z.refine((given) => new Set(given).size === given.length, 'names a right twice'));

export const agentAccess = endpoint({
  name: 'agentAccess',
  method: 'GET',
  path: '/wps/agent/access',
  summary: 'Returns what the caller may do in the agent centre.',
  access: 'member',
  centre: 'every',
  value: z.strictObject({ assistant: z.boolean(), rights }),
  refusals: [],
});

const assistant = z.strictObject({
  id,
  account: string(),
  rights,
  active: z.boolean(),
  createdAt: instant,
});
export type Assistant = z.infer<typeof assistant>;

export const assistants = endpoint({
  name: 'assistants',
  method: 'GET',
  path: '/wps/agent/assistants',
  summary: 'Lists the agent’s assistants.',
  access: 'member',
  centre: 'agent',
  value: z.array(assistant),
  refusals: [],
});

export const assistantsFile = endpoint({
  ...csvFile,
  name: 'assistantsFile',
  path: '/wps/agent/assistants/file',
  summary: 'Exports the agent’s assistants with their rights as CSV.',
  access: 'member',
  centre: 'agent',
  query: empty,
  refusals: [],
});

export const addAssistant = endpoint({
  name: 'addAssistant',
  method: 'PUT',
  path: '/wps/agent/assistants',
  summary: 'Creates an assistant with rights. The password must be changed at the first login.',
  access: 'member',
  centre: 'agent',
  sealed: true,
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({ username: text(64, 1), password: secret, rights }),
  value: z.strictObject({ id, account: string() }),
  refusals: ['registration_invalid', 'username_taken', 'limit_reached'],
});

export const changeAssistant = endpoint({
  name: 'changeAssistant',
  method: 'POST',
  path: '/wps/agent/assistants',
  summary: 'Changes an assistant’s rights, or disables or enables the account, at once.',
  access: 'member',
  centre: 'agent',
  body: z.strictObject({ id, rights, active: z.boolean() }),
  value: empty,
  refusals: ['member_not_found'],
});
