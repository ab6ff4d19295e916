/** How pictures are loaded, wherever they stand. */
export const pictureLoading = {
  /** The share of a picture that has to be near the screen. */
  threshold: 0.1,
  /**
   * Pictures within so many screens are loaded: the one that is seen, and a part of what comes
   * next.
   */
  preloadScreens: 1.3,
  /** Pictures that come near within so many ms are asked for together. */
  throttleMs: 200,
  attempts: 3,
  /** Pause before the same address is asked again. */
  retryAfterMs: 400,
  /**
   * Of so many addresses it is remembered that they have loaded, and of as many that they have
   * failed.
   */
  remembered: 200,
} as const;

/** The last addresses that were added, so that a page which stays open for days does not grow. */
export function boundedMemory(most: number) {
  const kept = new Set<string>();
  return {
    has: (address: string) => kept.has(address),
    add(address: string) {
      kept.delete(address);
      kept.add(address);
      const [oldest] = kept;
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    clear: () => kept.clear(),
  };
}

export const loadedPictures = boundedMemory(pictureLoading.remembered);
export const failedPictures = boundedMemory(pictureLoading.remembered);

type Sources = (address: string) => readonly string[];
type Told = (address: string, arrived: boolean) => void;
let sourcesOf: Sources = (address) => [address];
let told: Told = () => undefined;

/**
 * Tells where pictures come from: for each address the places to ask, in their order. `hear` is
 * told how each of them has done.
 */
export function servePictures(from: Sources, hear: Told = () => undefined): void {
  sourcesOf = from;
  told = hear;
}

export const tellPicture: Told = (address, arrived) => told(address, arrived);

/**
 * What is asked for in turn for a picture; the last place is asked again until there were enough
 * attempts.
 */
export function attemptsFor(address: string): readonly string[] {
  const sources = sourcesOf(address).slice(-pictureLoading.attempts);
  const last = sources.at(-1) ?? address;
  return Array.from({ length: pictureLoading.attempts }, (_, at) => sources[at] ?? last);
}

const ready = new Map<Element, () => void>();
const arrived = new Set<Element>();
let observer: IntersectionObserver | undefined;
let resting = false;

function showArrived(): void {
  if (resting || arrived.size === 0) return;
  for (const element of arrived) ready.get(element)?.();
  arrived.clear();
  resting = true;
  setTimeout(() => {
    resting = false;
    showArrived();
  }, pictureLoading.throttleMs);
}

function observe(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) arrived.add(target);
    else arrived.delete(target);
  }
  showArrived();
}

function createObserver(): IntersectionObserver {
  const ahead = `${Math.round((pictureLoading.preloadScreens - 1) * 100)}%`;
  // The second margin is the same for rows that scroll by themselves; a browser that does not know
  // it leaves it out.
  const options = { threshold: pictureLoading.threshold, rootMargin: ahead, scrollMargin: ahead };
  return new IntersectionObserver(observe, options);
}

export const canTellNear = (): boolean => typeof IntersectionObserver === 'function';

/** Calls back once when an element comes near the screen; gives the function that stops it. */
export function whenNear(element: Element, near: () => void): () => void {
  observer ??= createObserver();
  const stop = () => {
    ready.delete(element);
    arrived.delete(element);
    observer?.unobserve(element);
  };
  ready.set(element, () => {
    stop();
    near();
  });
  observer.observe(element);
  return stop;
}
