import type { Brands, Logged } from '../../contexts.ts';

/**
 * Reads the brands again after a change of staff. The change stays saved even if another brand's
 * settings cannot be read.
 */
export const reloadBrands = ({ brands, log }: Logged & Brands): Promise<void> =>
  brands
    .reload()
    .catch((error: unknown) =>
      log.error({ event: 'brands_failed', err: error }, 'brands could not be read'),
    );
