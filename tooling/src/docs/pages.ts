import { accessPage } from './access-page.ts';
import { errorsPage } from './errors-page.ts';

/** The pages of `docs/` that are generated from the contract, by name. */
export const printedPages: Readonly<Record<string, () => string>> = {
  'errors.md': errorsPage,
  'access.md': accessPage,
};
