import { type ComponentType, createElement, lazy } from 'react';

/** A part of the site did not load: it took too long, or its file is not available. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
  readonly kind: 'late' | 'gone';
  /** How often it has been asked for, 1 for the first time. */
  attempt = 1;
  /** Makes the next render load the part again. */
  forget: () => void = () => undefined;

  constructor(kind: PartMissing['kind'], options?: ErrorOptions) {
    super(
      kind === 'late' ? 'The part did not arrive in time.' : 'The part could not be loaded.',
      options,
    );
    this.kind = kind;
  }
}

/** How long a part may take (NAV-02). */
export const partLimitMs = 120_000;
/** How long a visitor waits for a part before the page says that it takes longer than usual. */
export const slowPartMs = 8000;

/** Wraps a dynamic import, so that one which fails or hangs raises `PartMissing`. */
export function loadPart<Module>(
  load: () => Promise<Module>,
  limitMs = partLimitMs,
): () => Promise<Module> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new PartMissing('late')), limitMs);
    });
    try {
      return await Promise.race([load(), late]);
    } catch (cause) {
      throw cause instanceof PartMissing ? cause : new PartMissing('gone', { cause });
    } finally {
      clearTimeout(timer);
    }
  };
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Replaces a component that did not load: throws the error, and loads it again once that is
 * forgotten.
 */
function standIn<Props extends object>(
  missing: PartMissing,
  load: Load<Props>,
): ComponentType<Props> {
  let Again: ComponentType<Props> | undefined;
  missing.forget = () => {
    Again ??= lazy(part(load, missing.attempt + 1)) as ComponentType<Props>;
  };
  return function Missing(props) {
    if (!Again) throw missing;
    return createElement(Again, props);
  };
}

/**
 * A component as a separate chunk, for `lazy`. React never retries a lazy component that failed;
 * this one is fetched again when it is next rendered, without a reload (ERR-03).
 */
export function part<Props extends object>(load: Load<Props>, attempt = 1): Load<Props> {
  const ask = loadPart(load);
  return () =>
    ask().catch((trouble: PartMissing) => {
      trouble.attempt = attempt;
      return { default: standIn(trouble, load) };
    });
}
