/** Settings of picture loading. */
export const pictureLoading = {
  /** The share of a picture that must be near the screen. */
  threshold: 0.1,
  /** Loads pictures within this many screens. */
  preloadScreens: 1.3,
  /** Pictures that come near within this many ms load together. */
  throttleMs: 200,
  attempts: 3,
  /** The delay before a retry of the same address. */
  retryAfterMs: 400,
  /** The number of loaded, and of failed, addresses to remember. */
  remembered: 200,
} as const;

/** A bounded set of the latest addresses, so that long-lived pages do not grow. */
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
 * Configures the sources of pictures: the places to try for each address. `hear` gets each result.
 */
export function servePictures(from: Sources, hear: Told = () => undefined): void {
  sourcesOf = from;
  told = hear;
}

export const tellPicture: Told = (address, arrived) => told(address, arrived);

/** The sequence of places to try; the last one is retried until the attempts run out. */
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
  // The second margin is for rows with their own scroll; older browsers ignore it.
  const options = { threshold: pictureLoading.threshold, rootMargin: ahead, scrollMargin: ahead };
  return new IntersectionObserver(observe, options);
}

export const canTellNear = (): boolean => typeof IntersectionObserver === 'function';

/** Calls back once when an element comes near the screen; returns a function to stop. */
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
