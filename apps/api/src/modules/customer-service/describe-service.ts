import type { customerService, permission, ValueOf } from '@lantern/contracts';
import type { VisitorCaller } from '../../caller.ts';
import type { Database } from '../../db/database.ts';
import type { Brand } from '../brand/index.ts';
import type { CustomerServiceContext } from './context.ts';
import { lockPath } from './locked-path.ts';
import { findServiceEntries, type ServiceEntry } from './service-entry.store.ts';

const titleOf = ({ titles, csType }: ServiceEntry, language: string) =>
  titles[language] ?? titles.en ?? csType;

/** The service entries without their addresses. */
export async function describeServiceEntries(
  db: Database,
  brand: Brand,
  language: string,
): Promise<ValueOf<typeof permission>['info']['customerService']> {
  const entries = await findServiceEntries(db, brand.id);
  return entries.map((entry) => ({ csType: entry.csType, title: titleOf(entry, language) }));
}

/** The service entries with their locked paths. */
export async function describeService(
  context: CustomerServiceContext,
  { brand, language }: VisitorCaller,
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
