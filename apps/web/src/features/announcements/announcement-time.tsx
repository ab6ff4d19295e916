import { formatDatePattern } from '@lantern/rules';
import type { ReactNode } from 'react';

/**
 * How the time of an announcement is written in every language, in the reader's own time zone
 * (MSG-01).
 */
export const announcementTimePattern = 'yyyy-MM-dd hh:mm:ss';

export function AnnouncementTime({ instant }: { instant: string }): ReactNode {
  return (
    <time dateTime={instant} dir="ltr" className="num text-caption text-text-3">
      {formatDatePattern(new Date(instant), announcementTimePattern)}
    </time>
  );
}
