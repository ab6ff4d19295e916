import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

export interface BannerProps {
  /** The addresses of the wide (3:1) and compact (16:9) art. Both are dark behind the text. */
  art: string;
  compactArt: string;
  eyebrow?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  /** Loads the first slide of a page at once. */
  eager?: boolean | undefined;
  /**
   * `wide` by default. `compact` is for a narrow column: the phone layout on every screen. `strip`
   * is compact and low, with the page's content below it.
   */
  shape?: 'wide' | 'compact' | 'strip' | undefined;
  className?: string | undefined;
}

/** A banner slide: HTML text over art without text. Use it alone or in a carousel. */
export function Banner(props: BannerProps): ReactNode {
  const {
    art,
    compactArt,
    eyebrow,
    title,
    text,
    action,
    level = 2,
    eager,
    shape = 'wide',
    className,
  } = props;
  const wide = shape === 'wide';
  const strip = shape === 'strip';
  const Heading = `h${level}` as const;
  return (
    <div
      className={clsx(
        'relative isolate grid overflow-hidden rounded-card bg-ink text-white md:rounded-hero',
        className,
      )}
    >
      <picture className="absolute inset-0 -z-1 rtl:-scale-x-100">
        <Picture
          src={compactArt}
          crop={!wide ? undefined : { media: '(min-width: 48rem)', src: art }}
          width={640}
          height={360}
          className="size-full object-cover object-[100%_50%]"
          {...(eager && { loading: 'eager' as const, fetchPriority: 'high' as const })}
        />
      </picture>
      <div
        className={clsx(
          // A minimum height instead of a fixed shape: some languages need more room.
          'flex max-w-[64%] flex-col items-start justify-center gap-1 px-5',
          strip ? 'min-h-28' : wide ? 'min-h-40' : 'min-h-48',
          // Room for slide controls; in a strip they are next to the text.
          shape === 'compact' && 'pt-4 pb-10 md:min-h-52 md:px-7',
          strip && 'py-2.5 lg:min-h-52 lg:px-7 lg:pt-4 lg:pb-10',
          wide &&
            clsx(
              'py-2',
              'md:min-h-60 md:max-w-1/2 md:gap-1.5 md:px-10 md:py-6 lg:min-h-72 xl:min-h-80',
              'xl:px-12',
            ),
        )}
      >
        {eyebrow && (
          <p
            className={clsx(
              'text-label text-on-art',
              wide && 'max-md:hidden',
              strip && 'max-lg:hidden',
            )}
          >
            {eyebrow}
          </p>
        )}
        <Heading
          dir="auto"
          className={clsx(
            wide ? 'text-h1 xl:text-display' : 'text-h1 text-balance',
            strip && 'max-lg:line-clamp-2 max-lg:text-h3',
          )}
        >
          {title}
        </Heading>
        {text && (
          <p
            dir="auto"
            className={clsx(
              'text-caption text-white/90',
              wide && 'max-md:line-clamp-2 md:text-body',
              strip && 'max-lg:hidden',
            )}
          >
            {text}
          </p>
        )}
        {action && <div className={strip ? 'mt-1 lg:mt-3' : 'mt-2 md:mt-3'}>{action}</div>}
      </div>
    </div>
  );
}
