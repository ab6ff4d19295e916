import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './wire.ts';

/** How a brand talks with its members. */
export const serviceTypes = ['LIVECHAT', 'TELEGRAM', 'WHATSAPP', 'VIBER'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/**
 * The `type` of the path that leads to customer service itself; others lead to single messengers.
 */
export const customerServicePath = '3';

/**
 * Locked by the gateway, so that a page cannot be searched for the addresses of staff; good for a
 * day.
 */
const lockedPath = text(1000, 1);

export const customerService = endpoint({
  name: 'customerService',
  method: 'GET',
  path: '/wps/system/customerService',
  summary:
    'The ways to reach the brand’s people. What a path leads to is told by `openCustomerService`.',
  access: 'public',
  whenClosed: true,
  value: z.strictObject({
    entries: z.array(
      z.strictObject({ csType: z.enum(serviceTypes), title: z.string(), path: lockedPath }),
    ),
    version: z.strictObject({
      pathList: z.array(z.strictObject({ type: z.string(), path: lockedPath })),
    }),
  }),
  refusals: [],
});

export const openCustomerService = endpoint({
  name: 'openCustomerService',
  method: 'POST',
  path: '/wps/system/customerService/open',
  summary: 'The address that a locked path leads to.',
  access: 'public',
  whenClosed: true,
  limit: { calls: 30, seconds: 60 },
  body: z.strictObject({ path: lockedPath }),
  value: z.strictObject({ url: z.string() }),
  refusals: ['service_path_invalid'],
});
