import type { RoundWish } from '../../../page/frame/ask-for-round.ts';
import type { RoundView } from '../../../wire/replies.ts';
import type { WrittenStakes } from '../stakes.ts';
import type { Dice } from '../symbols.ts';

/** A round of Lucky Bowl as its player sees it. */
export type BowlRound = RoundView<WrittenStakes, Dice>;

export type BowlWish = RoundWish<WrittenStakes>;
