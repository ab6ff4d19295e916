import { query } from './database.ts';
import { shutBrand } from './journey-brands.ts';

/** An address of the brand that journeys may close. */
export const atShut = (baseURL: string | undefined, path: string): string =>
  (baseURL ?? '').replace('//localhost', `//${shutBrand.host}`) + path;

/** Closes the brand, or opens it again; its pages receive an event. */
export const setStatus = (status: { maintenance: object | null; restrictedCountries: string[] }) =>
  query("update brand set settings = jsonb_set(settings, '{status}', $2::jsonb) where code = $1", [
    shutBrand.code,
    JSON.stringify(status),
  ]);

export const open = { maintenance: null, restrictedCountries: [] };

/** Inserts an announcement without sanitising it. */
export const announce = (type: 'B' | 'PL' | 'PU' | 'PR', title: string, content: string) =>
  query(
    `insert into announcement (id, brand_id, type, texts)
     select uuid_v7(), id, $2, $3::jsonb from brand where code = $1`,
    [shutBrand.code, type, JSON.stringify({ en: { title, content } })],
  );
