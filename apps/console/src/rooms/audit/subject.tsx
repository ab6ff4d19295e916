import type { AuditRow } from '@lantern/contracts';
import { Link } from 'react-router-dom';
import { useWord } from '../../lib/format.ts';

/** The rooms that have a page for what was acted upon. */
const places: Record<string, string> = {
  member: '/members',
  adjustment: '/members',
  exclusion: '/members',
  protection: '/members',
  deposit: '/deposits',
  withdrawal: '/withdrawals',
  dispute: '/withdrawals',
};

/** The subject of an action, with a link to its page if it has one. */
export function Subject({ row: { subjectType, subject } }: { row: AuditRow }) {
  const word = useWord();
  const place = places[subjectType];
  const shown = <span className="num text-caption wrap-anywhere">{subject}</span>;
  return (
    <>
      {word('subject', subjectType)}{' '}
      {place ? <Link to={`${place}/${subject}`}>{shown}</Link> : shown}
    </>
  );
}
