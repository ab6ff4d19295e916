import { findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { copiedSections, type Section } from './copied-sections.store.ts';

export interface CopiedRecord {
  section: string;
  /** Counts the records of the section from 1. */
  nth: number;
  /** By the names of their columns. */
  fields: Record<string, string | null>;
}

/** Records per read. */
const step = 500;

/** All records about a member, read while they are used. */
export async function* readRecords(db: Database, memberId: string): AsyncGenerator<CopiedRecord> {
  for (const section of copiedSections) {
    let nth = 0;
    for await (const fields of readSection(db, memberId, section)) {
      nth += 1;
      yield { section: section.name, nth, fields };
    }
  }
}

interface RecordRow {
  cursor: string | null;
  fields: Record<string, string | null>;
}

async function* readSection(
  { pool }: Database,
  memberId: string,
  { sql, paged }: Section,
): AsyncGenerator<CopiedRecord['fields']> {
  const page = `select x.fields ->> 'cursor' as cursor, x.fields
    from (select (select json_object_agg(key, value) from json_each_text(row_to_json(r))) as fields
            from (${sql} ${paged ? `limit ${step}` : ''}) r) x`;
  for (let cursor = ''; ; ) {
    const rows = await findRows<RecordRow>(pool, page, paged ? [memberId, cursor] : [memberId]);
    for (const { fields } of rows) {
      const { cursor: _, ...shown } = fields;
      yield shown;
    }
    cursor = rows.at(-1)?.cursor ?? '';
    if (!paged || rows.length < step) return;
  }
}
