import { visitorStore } from '../../lib/device/storage.ts';

const popupsKey = 'announcementsSeen';
/** Not `index_notice`, under which the tab keeps the announcements themselves (SYS-10). */
const noticesKey = 'noticesSeen';
/** Older ones have expired. */
const mostKept = 100;

function read(text: string | undefined): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const joined = (kept: readonly string[], ids: readonly string[]) =>
  JSON.stringify([...new Set([...kept, ...ids])].slice(-mostKept));

/** The pop-ups that this visitor has had, at this visit or an earlier one. */
export const seenPopups = (): readonly string[] => read(visitorStore.read(popupsKey));

export const rememberPopups = (ids: readonly string[]): void =>
  visitorStore.write(popupsKey, joined(seenPopups(), ids));

/** The notices that the member has had since the login, in any tab. */
export const seenNotices = (): readonly string[] => read(visitorStore.read(noticesKey));

export const rememberNotices = (ids: readonly string[]): void =>
  visitorStore.write(noticesKey, joined(seenNotices(), ids));

/** The next login sees its notices again. */
export const forgetNotices = (): void => visitorStore.remove(noticesKey);
