import type { Message } from '@lantern/outside/page';
import type { Language, Text } from '../../texts/texts.ts';
import type { OpenView } from '../../wire/replies.ts';
import type { Curtain } from './curtain.ts';

/** What an opened game starts with. */
export interface GameOptions {
  opened: OpenView;
  text: Text;
  language: Language;
  curtain: Curtain;
  /** Posts to the parent page, if there is an allowed one. */
  notifyParent: ((message: Message) => void) | undefined;
}
