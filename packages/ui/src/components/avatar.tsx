import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

export interface AvatarProps {
  /** The picture; the letters stand in until it is known. */
  src?: string | undefined;
  /** Shown when `src` cannot be loaded. */
  fallback?: string | undefined;
  /** Whose it is; gives the two letters. */
  name: string;
  /** Width and height in px. */
  size?: 40 | 64 | 96 | undefined;
  className?: string | undefined;
}

const sizes = { 40: 'size-10 text-label', 64: 'size-16 text-h2', 96: 'size-24 text-h1' } as const;

/**
 * A round picture over two letters on a gold plate, which remain when no picture can be had. It is
 * decoration: the name of its owner stands beside it or in the button around it. The letters are
 * drawn by the style, since they are no words of the page.
 */
export function Avatar({ src, fallback, name, size = 40, className }: AvatarProps): ReactNode {
  const letters = [...name.trim()].slice(0, 2).join('').toLocaleUpperCase();
  return (
    <span
      aria-hidden
      data-letters={letters}
      className={clsx(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-gold font-bold text-on-gold before:content-[attr(data-letters)]',
        sizes[size],
        className,
      )}
    >
      {src && (
        <Picture
          key={src}
          src={src}
          fallback={fallback}
          width={size}
          height={size}
          loading="eager"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
