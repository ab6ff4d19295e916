import type { ReactNode } from 'react';
import { MoneyLine } from './money-line.tsx';
import { formatMoney, type MoneyFormat } from './money-text.ts';

export interface MoneyProps extends MoneyFormat {
  /** Whole minor units in decimal digits, such as `"12500"`. */
  minor: string;
  /** Colours a gain green and a loss red; the sign says it too. */
  toned?: boolean | undefined;
  className?: string | undefined;
}

/** An amount of money, in one line. It keeps its own direction inside right-to-left text. */
export function Money({ minor, toned, className, ...format }: MoneyProps): ReactNode {
  return (
    <MoneyLine
      text={formatMoney(minor, format)}
      toned={toned ? minor : undefined}
      className={className}
    />
  );
}
