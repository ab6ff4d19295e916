/** A part of the site has not arrived: it took too long, or a newer release has replaced its file. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/** How long a part may take (NAV-02). */
export const partLimitMs = 120_000;

/** Wraps a dynamic import, so that a part which fails or hangs raises `PartMissing`. */
export function part<Module>(load: () => Promise<Module>, limitMs = partLimitMs): () => Promise<Module> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new PartMissing(`The part did not arrive in ${limitMs} ms.`)), limitMs);
    });
    try {
      return await Promise.race([load(), late]);
    } catch (cause) {
      throw cause instanceof PartMissing ? cause : new PartMissing('The part could not be loaded.', { cause });
    } finally {
      clearTimeout(timer);
    }
  };
}
