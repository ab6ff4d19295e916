import {
  type AnnouncementType,
  announcementPageSize,
  announcements,
  type ValueOf,
} from '@lantern/contracts';
import { queryOf } from '../../lib/api/queries.ts';

export type Announcement = ValueOf<typeof announcements>['list'][number];

/** A page of the announcements of one type, the newest first (MSG-01). */
export const announcementsQuery = (type: AnnouncementType, pageNo = 1) =>
  queryOf(announcements, {
    types: type,
    platform: 'W',
    execution: 'B',
    pageNo,
    pageSize: announcementPageSize,
  });
