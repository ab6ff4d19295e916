import { formatDatePattern } from '@lantern/rules';
import { useMomentText } from './moment.tsx';

/** The exact moment in every language, in the reader's own time zone (MSG-01). */
export const stampPattern = 'yyyy-MM-dd hh:mm:ss';

export const exactText = (instant: string): string =>
  formatDatePattern(new Date(instant), stampPattern);

interface StampProps {
  instant: string;
  /** Writes the exact moment below: a phone cannot point at it. */
  exact?: boolean;
  className?: string;
}

/** A moment as everywhere on the site; pointing at it shows the exact one. */
export function Stamp({ instant, exact = false, className }: StampProps) {
  const textOf = useMomentText();
  const written = exactText(instant);
  return (
    <time dateTime={instant} title={exact ? undefined : written} className={className}>
      <span className="num">{textOf(instant)}</span>
      {exact && <span className="num block">{written}</span>}
    </time>
  );
}
