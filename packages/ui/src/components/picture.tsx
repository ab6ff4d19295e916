import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';

export interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'onError'> {
  src: string;
  /** Shown when `src` cannot be loaded. When this fails too, an empty well of the same size remains. */
  fallback?: string | undefined;
}

/** A lazy image that never shows a broken-image mark. */
export function Picture({ src, fallback, alt = '', ...rest }: PictureProps): ReactNode {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, fallback].find((candidate) => candidate !== undefined && !failed.includes(candidate));
  if (shown === undefined) return null;
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      alt={alt}
      src={shown}
      onError={() => setFailed([...failed, shown])}
    />
  );
}
