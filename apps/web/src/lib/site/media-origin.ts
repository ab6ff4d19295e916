import { pictureLoading, servePictures } from '@lantern/ui';

/** An origin that has failed so often in a row is not asked any more on this page. */
const patience = 3;
const ownMedia = /^\/media\//;

/** From 0 to 1, and 1 is never reached. */
const byChance = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** In an order of chance, so that the visitors of a brand are spread over its origins. */
function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  return items
    .map((item) => [chance(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}

/**
 * Where the pictures of the site come from (SYS-07): one of the brand's origins for the whole page,
 * another one where that fails, and the site itself in the end. Without origins it is the site
 * alone.
 * @param origins such as `https://img.example`; @param chance from 0 to 1
 */
export function mediaPlaces(origins: readonly string[], chance: () => number = byChance) {
  const order = shuffled(origins, chance);
  const failures = new Map<string, number>();
  const mayAnswer = (origin: string) => (failures.get(origin) ?? 0) < patience;
  const originOf = (address: string) =>
    order.find((origin) => address.startsWith(`${origin}/media/`));
  return {
    /** The addresses to ask for a picture, in their order. */
    of(address: string): readonly string[] {
      if (!ownMedia.test(address)) return [address];
      const usable = order.filter(mayAnswer).slice(0, pictureLoading.attempts - 1);
      return [...usable.map((origin) => origin + address), address];
    },
    /** Hears how an address has done. */
    tell(address: string, arrived: boolean): void {
      const origin = originOf(address);
      if (origin) failures.set(origin, arrived ? 0 : (failures.get(origin) ?? 0) + 1);
    },
  };
}

let chosenFor: string | undefined;

/**
 * Takes the brand's origins for all pictures of the page; the choice stays while the list is the
 * same.
 */
export function chooseMediaOrigin(origins: readonly string[]): void {
  const list = origins.join();
  if (list === chosenFor) return;
  chosenFor = list;
  const places = mediaPlaces(origins);
  servePictures(places.of, places.tell);
}
