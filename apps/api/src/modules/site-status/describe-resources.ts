import type { Resource } from '@lantern/contracts';
import type { Database } from '../../db/database.ts';
import type { Brand } from '../brand/index.ts';
import { findResources } from './resource.store.ts';

/** The brand's resources, labelled in the language, else in English, else by name. */
export async function describeResources(
  db: Database,
  brand: Brand,
  language: string,
): Promise<Resource[]> {
  const rows = await findResources(db, brand.id);
  return rows.map(({ labels, ...row }) => {
    const labelNameEn = labels.en ?? row.name;
    return { ...row, labelNameEn, label: labels[language] ?? labelNameEn };
  });
}
