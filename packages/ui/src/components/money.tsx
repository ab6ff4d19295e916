import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatMoney, type MoneyFormat } from './money-text.ts';

export interface MoneyProps extends MoneyFormat {
  /** Whole minor units in decimal digits, such as `"12500"`. */
  minor: string;
  /** Colours a gain green and a loss red; the sign says it too. */
  toned?: boolean | undefined;
  className?: string | undefined;
}

const tone = (minor: string) => (/^0+$/.test(minor) ? '' : minor.startsWith('-') ? 'text-danger' : 'text-success');

/** An amount of money. It keeps its own direction inside right-to-left text. */
export function Money({ minor, toned, className, ...format }: MoneyProps): ReactNode {
  return (
    <bdi className={clsx('num whitespace-nowrap', toned && tone(minor), className)}>{formatMoney(minor, format)}</bdi>
  );
}
