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

export interface PictureProps
  extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'onError' | 'onLoad'> {
  src: string;
  /**
   * Shown when `src` cannot be loaded. When this fails too, an empty well of the same size remains.
   */
  fallback?: string | undefined;
  /** Another crop for screens that `media` fits; the picture has to stand in a `<picture>` then. */
  crop?: { readonly media: string; readonly src: string } | undefined;
}

/**
 * Nothing to see, in the proportions of the picture that comes, so that nothing moves when it does.
 */
const emptyPicture = (width: unknown, height: unknown) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width ?? 1} ${height ?? 1}'/%3E`;

/**
 * Takes the place of the shown picture as the attempts go on; an address that has failed before is
 * passed over.
 */
function useAttempts({ src, fallback, crop }: Pick<PictureProps, 'src' | 'fallback' | 'crop'>) {
  const { attempts, retryAfterMs } = pictureLoading;
  // As they are now: a picture that is there does not move when one of its places fails others.
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
    // What failed without a connection may be there now.
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
      // A fallback that has come says nothing of what it stands for.
      if (!gaveUp) loadedPictures.add(src);
    },
  };
}

function Attempted({
  src,
  fallback,
  crop,
  alt = '',
  loading = 'lazy',
  ...rest
}: PictureProps): ReactNode {
  const image = useRef<HTMLImageElement>(null);
  const shown = useAttempts({ src, fallback, crop });
  const [near, setNear] = useState(
    loading === 'eager' || loadedPictures.has(src) || !canTellNear(),
  );

  useEffect(() => {
    return !near && image.current ? whenNear(image.current, () => setNear(true)) : undefined;
  }, [near]);

  if (shown.address === undefined) return null;
  if (!near || shown.waiting)
    return <img {...rest} ref={image} alt={alt} src={emptyPicture(rest.width, rest.height)} />;
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
 * An image that never shows a broken-image mark. It is loaded when it comes near the screen, asked
 * for again when it does not come, and gives way to its fallback after that.
 */
export function Picture(props: PictureProps): ReactNode {
  return <Attempted key={props.src} {...props} />;
}
