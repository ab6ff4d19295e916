import * as z from 'zod/mini';

/**
 * The messages of a game to the page that frames it: it is ready, the balance may have changed, the
 * member wants to leave. Everything else is ignored, and nothing here moves money: a game that says
 * "balance" only makes the page ask the site.
 */
const frameMessage = z.strictObject({
  type: z.enum(['lantern:ready', 'lantern:balance', 'lantern:close']),
});
export type FrameMessage = z.infer<typeof frameMessage>['type'];

/** Reads a message of the framed game; undefined if it is from another frame or malformed (K7). */
export function readFrameMessage(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  game: { origin: string; window: unknown },
): FrameMessage | undefined {
  if (event.origin !== game.origin || event.source !== game.window) return undefined;
  const read = frameMessage.safeParse(event.data);
  return read.success ? read.data.type : undefined;
}
