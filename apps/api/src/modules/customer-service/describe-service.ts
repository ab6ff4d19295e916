import type { customerService, permission, ValueOf } from '@lantern/contracts';
import type { Database } from '../../db/database.ts';
import type { Call } from '../../http/routes.ts';
import type { Brand } from '../brand/index.ts';
import type { CustomerServiceContext } from './context.ts';
import { lockPath } from './locked-path.ts';
import { findServiceEntries, type ServiceEntry } from './service-entry.store.ts';

const titleOf = ({ titles, csType }: ServiceEntry, language: string) =>
  titles[language] ?? titles.en ?? csType;

/** The ways to reach the brand's people, by their names alone. */
export async function describeServiceEntries(
  db: Database,
  brand: Brand,
  language: string,
): Promise<ValueOf<typeof permission>['info']['customerService']> {
  const entries = await findServiceEntries(db, brand.id);
  return entries.map((entry) => ({ csType: entry.csType, title: titleOf(entry, language) }));
}

/** The same with the locked paths that lead there. */
export async function describeService(
  context: CustomerServiceContext,
  { brand, language }: Call<typeof customerService>,
): Promise<ValueOf<typeof customerService>> {
  const found = await findServiceEntries(context.db, brand.id);
  const entries = found.map((entry) => ({ entry, path: lockPath(context, brand.id, entry.url) }));
  return {
    entries: entries.map(({ entry, path }) => ({
      csType: entry.csType,
      title: titleOf(entry, language),
      path,
    })),
    version: { pathList: entries.map(({ entry, path }) => ({ type: entry.pathType, path })) },
  };
}
