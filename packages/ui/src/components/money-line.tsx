import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface MoneyLineProps {
  /** The formatted amount with its currency. */
  text: string;
  /** The amount in minor units, to colour gains and losses; the sign shows it too. */
  toned?: string | undefined;
  className?: string | undefined;
}

const tone = (minor: string) =>
  /^0+$/.test(minor) ? '' : minor.startsWith('-') ? 'text-danger' : 'text-success';

/** Long amounts get a smaller font on a phone, down to a caption. */
const sizeOf = (text: string): string | undefined => {
  if (text.length > 17) return 'max-sm:text-[max(.75rem,.66em)]';
  return text.length > 14 ? 'max-sm:text-[max(.75rem,.8em)]' : undefined;
};

/** A formatted amount in one line. Keeps its own direction in right-to-left text. */
export function MoneyLine({ text, toned, className }: MoneyLineProps): ReactNode {
  const size = sizeOf(text);
  return (
    <bdi className={clsx('num whitespace-nowrap', toned && tone(toned), className)}>
      {size ? <span className={size}>{text}</span> : text}
    </bdi>
  );
}
