import * as z from 'zod/mini';

/**
 * What a game may tell the page that frames it. Everything else is ignored, and nothing here moves money: a game that says
 * "balance" only makes the page ask the site.
 */
const frameMessage = z.discriminatedUnion('type', [
  /** The member wants to leave. */
  z.strictObject({ type: z.literal('lantern.exit') }),
  /** The member has too little and wants to pay in. */
  z.strictObject({ type: z.literal('lantern.deposit') }),
  /** The balance may have changed. */
  z.strictObject({ type: z.literal('lantern.balance') }),
]);
export type FrameMessage = z.infer<typeof frameMessage>;

/** Reads a message of the framed game, or gives undefined for one that is not its own or not of the agreed form (K7). */
export function readFrameMessage(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  game: { origin: string; window: unknown },
): FrameMessage | undefined {
  if (event.origin !== game.origin || event.source !== game.window) return undefined;
  const read = frameMessage.safeParse(event.data);
  return read.success ? read.data : undefined;
}
