import type { GameCategory } from '@lantern/contracts';

/** What names a game to the site, and what can be said of it when it does not open. */
export interface GameRef {
  nodeId: string;
  vassalage: string;
  name?: string;
  gameType?: GameCategory;
  maintenance?: boolean;
  /** A room of the game. */
  roomId?: string;
}
