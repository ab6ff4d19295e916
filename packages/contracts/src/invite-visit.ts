import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { empty, text } from './wire.ts';

export const visitInviteLink = endpoint({
  name: 'visitInviteLink',
  method: 'POST',
  path: '/wps/agent/visit',
  summary: 'Counts a visit by an invite link. Unknown codes have the same reply.',
  access: 'public',
  limit: { calls: 20, seconds: 60 },
  body: z.strictObject({ code: text(32, 1) }),
  value: empty,
  refusals: [],
});
