import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

export interface AvatarProps {
  /** The picture; letters are shown until it loads. */
  src?: string | undefined;
  /** Shown when `src` cannot be loaded. */
  fallback?: string | undefined;
  /** The owner's name, for the two letters. */
  name: string;
  /** Width and height in px. */
  size?: 40 | 64 | 96 | undefined;
  className?: string | undefined;
}

const sizes = { 40: 'size-10 text-label', 64: 'size-16 text-h2', 96: 'size-24 text-h1' } as const;

/**
 * A round picture over two letters, which remain if no picture loads. It is decorative: the owner's
 * name is next to it. The letters are drawn by CSS, because they are not content.
 */
export function Avatar({ src, fallback, name, size = 40, className }: AvatarProps): ReactNode {
  const letters = [...name.trim()].slice(0, 2).join('').toLocaleUpperCase();
  return (
    <span
      aria-hidden
      data-letters={letters}
      className={clsx(
        'relative grid shrink-0 place-items-center overflow-hidden',
        'rounded-full bg-gold font-bold text-on-gold',
        'before:content-[attr(data-letters)]',
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
