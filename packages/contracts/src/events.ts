import * as z from 'zod/mini';
import { type EventSchema, eventSchemas } from './capabilities/index.ts';
import { string } from './strings.ts';

/**
 * The live socket, `GET /wps/socket`. The page sends `hello` with its token as the first message
 * (never in the address); the server answers `ready` or ends the connection with `session_ended`.
 */
export const socketPath = '/wps/socket';

export const socketHello = z.strictObject({
  type: z.literal('hello'),
  token: string().check(z.maxLength(128)),
});

const ready = z.strictObject({ type: z.literal('ready') });

/** What the server sends: `ready` from the socket itself, everything else from a capability. */
export const liveEvent = z.discriminatedUnion('type', [
  ready,
  ...(eventSchemas as [EventSchema, ...EventSchema[]]),
]);
export type LiveEvent = z.infer<typeof liveEvent>;
export type LiveEventType = LiveEvent['type'];
/** The type of an event that a capability declares; `ready` belongs to the socket. */
export type DeclaredEvent = z.infer<EventSchema>['type'];
