import type { StaffPermission, StaffQueue } from '@lantern/contracts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TextFiles } from './i18n.ts';

interface Page {
  path: string;
  page: ReactNode;
}

/** A room of the console: its address, its place in the menu, and its pages. */
export interface RoomManifest extends Page {
  /** Its name in the menu is the text `room.<name>`. */
  name: string;
  icon: LucideIcon;
  /** Staff with one of these permissions have the room; without any, everyone has it. */
  permission?: StaffPermission | readonly StaffPermission[];
  /** The queue whose count is shown beside it. */
  queue?: StaffQueue;
  /** Pages below the room, for the same permission. */
  inside?: readonly Page[];
  /** The room's own texts, merged into those of the console. */
  texts?: TextFiles;
}
