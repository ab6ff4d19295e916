import { afterEach, beforeAll } from 'vitest';
import type { TestSite } from './test-site.ts';

interface Changes {
  /** Sets one value in a brand's settings during the test. */
  set(code: string, place: readonly string[], value: unknown): Promise<void>;
  /** Adds switches to a brand during the test. */
  switchOn(code: string, ...switches: string[]): Promise<void>;
}

/** For a file whose tests change brand settings: restores the seeded brands after each test. */
export function useBrandChanges(site: TestSite): Changes {
  let seeded: { code: string; settings: { switches: string[] } }[] = [];
  beforeAll(async () => {
    seeded = await site.query('select code, settings from brand');
  });
  const change = async (sql: string, values: unknown[]) => {
    await site.query(sql, values);
    await site.site.brands.reload();
  };
  afterEach(async () => {
    for (const { code, settings } of seeded)
      await change('update brand set settings = $2::jsonb where code = $1', [
        code,
        JSON.stringify(settings),
      ]);
  });
  const set: Changes['set'] = (code, place, value) =>
    change('update brand set settings = jsonb_set(settings, $2, $3::jsonb) where code = $1', [
      code,
      place,
      JSON.stringify(value),
    ]);
  return {
    set,
    switchOn: (code, ...switches) => {
      const own = seeded.find((brand) => brand.code === code)?.settings.switches ?? [];
      return set(code, ['switches'], [...new Set([...own, ...switches])]);
    },
  };
}
