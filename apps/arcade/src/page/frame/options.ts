import type { Message } from '@lantern/outside/page';
import type { Words } from '../../texts/words.ts';
import type { OpenView } from '../../wire/replies.ts';
import type { Curtain } from './curtain.ts';

/** What an opened game starts with. */
export interface GameOptions extends Words {
  opened: OpenView;
  curtain: Curtain;
  /** Posts to the parent page, if there is an allowed one. */
  notifyParent: ((message: Message) => void) | undefined;
}
