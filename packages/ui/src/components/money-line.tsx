import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface MoneyLineProps {
  /** An amount as it is written for a reader, with its currency. */
  text: string;
  /**
   * The same in whole minor units, where a gain is to be green and a loss red; the sign says it
   * too.
   */
  toned?: string | undefined;
  className?: string | undefined;
}

const tone = (minor: string) =>
  /^0+$/.test(minor) ? '' : minor.startsWith('-') ? 'text-danger' : 'text-success';

/**
 * By the number of characters: what is too long for a phone at the size around it is written
 * smaller there, down to a caption.
 */
const sizeOf = (text: string): string | undefined => {
  if (text.length > 17) return 'max-sm:text-[max(.75rem,.66em)]';
  return text.length > 14 ? 'max-sm:text-[max(.75rem,.8em)]' : undefined;
};

/** A written amount of money, in one line. It keeps its own direction inside right-to-left text. */
export function MoneyLine({ text, toned, className }: MoneyLineProps): ReactNode {
  const size = sizeOf(text);
  return (
    <bdi className={clsx('num whitespace-nowrap', toned && tone(toned), className)}>
      {size ? <span className={size}>{text}</span> : text}
    </bdi>
  );
}
