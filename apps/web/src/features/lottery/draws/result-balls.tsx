import type { FamilyCode } from '@lantern/rules/lottery';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { TokenLook } from '../boards/board.ts';
import { Ball } from './ball.tsx';

/** What the results of a family look like; prizes of Vietnam have tables of their own. */
export const lookOfFamily = (family: FamilyCode): TokenLook =>
  family === 'k3'
    ? 'die'
    : family === 'pk10'
      ? 'car'
      : family === 'ssc' || family === '3d'
        ? 'digit'
        : 'ball';

interface ResultBallsProps {
  family: FamilyCode;
  result: readonly string[];
  size?: 'small' | 'large';
  /** The balls appear one after another, once. */
  arriving?: boolean;
  className?: string;
}

/** A result in its order, which is not mirrored. Of a board of prizes it is the special prize. */
export function ResultBalls(props: ResultBallsProps): ReactNode {
  const { family, result, size = 'small', arriving = false, className } = props;
  const isBoard = family === 'vn27' || family === 'vn18';
  const tokens = isBoard ? [...(result[0] ?? '')] : result;
  const look = isBoard ? 'digit' : lookOfFamily(family);
  return (
    <ul dir="ltr" className={clsx('flex flex-wrap gap-1.5 rtl:justify-end', className)}>
      {tokens.map((token, place) => (
        <li
          key={place}
          className={clsx('flex', arriving && 'motion-safe:animate-pop')}
          style={arriving ? { animationDelay: `${place * 90}ms` } : undefined}
        >
          <Ball token={token} look={look} size={size} special={family === '6x49' && place === 6} />
        </li>
      ))}
    </ul>
  );
}
