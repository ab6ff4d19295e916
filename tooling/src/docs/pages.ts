import { accessPage } from './access-page.ts';
import { errorsPage } from './errors-page.ts';

/** The pages of `docs/` that are printed from the contract, by their names. */
export const printedPages: Readonly<Record<string, () => string>> = {
  'errors.md': errorsPage,
  'access.md': accessPage,
};
