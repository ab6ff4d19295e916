import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { string } from './strings.ts';
import { text } from './wire.ts';

/** Contact channels of a brand. */
export const serviceTypes = ['LIVECHAT', 'TELEGRAM', 'WHATSAPP', 'VIBER'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** The `type` of the path to customer service itself; others lead to messengers. */
export const customerServicePath = '3';

/** An encrypted path, so that staff addresses cannot be collected; valid for a day. */
const lockedPath = text(1000, 1);

export const customerService = endpoint({
  name: 'customerService',
  method: 'GET',
  path: '/wps/system/customerService',
  summary: 'Lists the ways to contact the brand. `openCustomerService` resolves their paths.',
  access: 'public',
  whenClosed: true,
  value: z.strictObject({
    entries: z.array(
      z.strictObject({ csType: z.enum(serviceTypes), title: string(), path: lockedPath }),
    ),
    version: z.strictObject({
      pathList: z.array(z.strictObject({ type: string(), path: lockedPath })),
    }),
  }),
  refusals: [],
});

export const openCustomerService = endpoint({
  name: 'openCustomerService',
  method: 'POST',
  path: '/wps/system/customerService/open',
  summary: 'Returns the address of an encrypted path.',
  access: 'public',
  whenClosed: true,
  limit: { calls: 30, seconds: 60 },
  body: z.strictObject({ path: lockedPath }),
  value: z.strictObject({ url: string() }),
  refusals: ['service_path_invalid'],
});
