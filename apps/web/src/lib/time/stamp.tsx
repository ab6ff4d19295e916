import { formatDatePattern } from '@lantern/rules';
import { useMomentText } from './moment.tsx';

/** The exact moment in every language, in the reader's own time zone (MSG-01). */
export const stampPattern = 'yyyy-MM-dd hh:mm:ss';

/** A moment as everywhere on the site; pointing at it shows the exact one. */
export function Stamp({ instant, className }: { instant: string; className?: string }) {
  const textOf = useMomentText();
  const exact = formatDatePattern(new Date(instant), stampPattern);
  return (
    <time dateTime={instant} title={exact} className={className}>
      <span className="num">{textOf(instant)}</span>
    </time>
  );
}
