import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type CsvColumn, type CsvFile, csvOf } from '../../csv.ts';
import { writeAudit } from './audit.store.ts';

interface StaffList<Row> {
  /** Also the name of the file. */
  list: string;
  /** What the person has searched for. */
  wanted: object;
  columns: readonly CsvColumn<Row>[];
  rows: AsyncIterable<Row>;
}

/** A list of the console as a file, with the fields of the API. The export is logged first. */
export async function takeList<Row>(
  { db }: Pick<Data, 'db'>,
  { brand, staff }: StaffCaller,
  { list, wanted, columns, rows }: StaffList<Row>,
): Promise<CsvFile> {
  await writeAudit(db.pool, {
    brandId: brand.id,
    staffId: staff.id,
    action: 'list_exported',
    subjectType: 'list',
    subject: list,
    after: wanted,
  });
  return csvOf(`${list}-${brand.code}.csv`, columns, rows);
}
