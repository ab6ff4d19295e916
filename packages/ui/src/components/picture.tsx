import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  attemptsFor,
  canTellNear,
  failedPictures,
  loadedPictures,
  pictureLoading,
  tellPicture,
  whenNear,
} from './picture-loading.ts';

/** `<base>.<width>.avif` and `.webp` exist for each width; the placeholder is a data address. */
export interface RenderedPicture {
  readonly base: string;
  readonly widths: readonly number[];
  readonly placeholder: string;
}

export interface PictureProps
  extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'onError' | 'onLoad'> {
  src: string;
  /** Shown if `src` fails. If it fails too, an empty box of the same size remains. */
  fallback?: string | undefined;
  /** Rendered files of the picture; `src` is shown instead if they fail. */
  rendered?: RenderedPicture | undefined;
  /** Another crop for screens matching `media`; the picture must be in a `<picture>`. */
  crop?: { readonly media: string; readonly src: string } | undefined;
}

/** An empty image with the picture's proportions, so that nothing moves when it loads. */
const emptyPicture = (width: unknown, height: unknown) =>
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' " +
  `viewBox='0 0 ${width ?? 1} ${height ?? 1}'/%3E`;

/** The sources of a rendered picture: the browser takes the first type and width that fit. */
const renderedSources = ({ base, widths }: RenderedPicture) =>
  (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: widths
      .map((width) => `${attemptsFor(`${base}.${width}.${format}`)[0]} ${width}w`)
      .join(', '),
  }));

/** Switches to the next place after a failure; skips addresses that failed before. */
function useAttempts({ src, fallback, crop }: Pick<PictureProps, 'src' | 'fallback' | 'crop'>) {
  const { attempts, retryAfterMs } = pictureLoading;
  // A snapshot: a loaded picture does not move when one of its places fails others.
  const [places] = useState(() => attemptsFor(src));
  const cropSrc = crop?.src;
  const crops = useMemo(
    () => (cropSrc === undefined ? undefined : attemptsFor(cropSrc)),
    [cropSrc],
  );
  const [attempt, setAttempt] = useState(failedPictures.has(src) ? attempts : 0);
  const [waiting, setWaiting] = useState(false);
  const gaveUp = attempt >= attempts;

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setWaiting(false), retryAfterMs);
    return () => clearTimeout(timer);
  }, [waiting, retryAfterMs]);

  useEffect(() => {
    if (!gaveUp) return;
    // Failures without a connection may succeed now.
    const again = () => {
      failedPictures.clear();
      setAttempt(0);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [gaveUp]);

  const address = gaveUp ? (attempt === attempts ? fallback : undefined) : places[attempt];
  return {
    attempt,
    waiting,
    address,
    crop: gaveUp ? undefined : crops?.[attempt],
    onError: () => {
      if (address !== undefined) tellPicture(address, false);
      if (attempt + 1 === attempts) failedPictures.add(src);
      setWaiting(attempt + 1 < attempts && places[attempt + 1] === places[attempt]);
      setAttempt(attempt + 1);
    },
    onLoad: () => {
      if (address !== undefined) tellPicture(address, true);
      // A loaded fallback says nothing about its original.
      if (!gaveUp) loadedPictures.add(src);
    },
  };
}

function Attempted({
  src,
  fallback,
  crop,
  rendered,
  alt = '',
  loading = 'lazy',
  ...rest
}: PictureProps): ReactNode {
  const image = useRef<HTMLImageElement>(null);
  const shown = useAttempts({ src, fallback, crop });
  const [drawn, setDrawn] = useState(rendered === undefined || failedPictures.has(rendered.base));
  const [near, setNear] = useState(
    loading === 'eager' || loadedPictures.has(src) || !canTellNear(),
  );

  useEffect(() => {
    return !near && image.current ? whenNear(image.current, () => setNear(true)) : undefined;
  }, [near]);

  if (shown.address === undefined) return null;
  if (!near || shown.waiting)
    return <img {...rest} ref={image} alt={alt} src={emptyPicture(rest.width, rest.height)} />;
  if (rendered && !drawn)
    return (
      <picture className="contents">
        {renderedSources(rendered).map((source) => (
          <source key={source.type} {...source} sizes={rest.sizes} />
        ))}
        <img
          loading={loading}
          decoding="async"
          {...rest}
          alt={alt}
          src={shown.address}
          style={{ ...rest.style, background: `url(${rendered.placeholder}) center / cover` }}
          onLoad={() => loadedPictures.add(src)}
          onError={() => {
            failedPictures.add(rendered.base);
            setDrawn(true);
          }}
        />
      </picture>
    );
  return (
    <>
      {crop && shown.crop && <source media={crop.media} srcSet={shown.crop} />}
      <img
        key={shown.attempt}
        loading={loading}
        decoding="async"
        {...rest}
        alt={alt}
        src={shown.address}
        onLoad={shown.onLoad}
        onError={shown.onError}
      />
    </>
  );
}

/**
 * An image without a broken-image icon. It loads near the screen, retries after a failure, and then
 * shows its fallback.
 */
export function Picture(props: PictureProps): ReactNode {
  return <Attempted key={props.src} {...props} />;
}
