import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end' | undefined;
  /** For sentences, periods and times: never so narrow that each word has a line of its own. */
  words?: boolean | undefined;
  /**
   * The cell's place on a phone card: title, corner (a status pill), foot (actions), or the grid.
   */
  place?: 'title' | 'corner' | 'foot' | undefined;
}

export interface DataListProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Wider than some screens and without buttons: the keyboard scrolls it. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

// biome-ignore-start lint/a11y/noRedundantRoles: Safari drops the role of a table of cards.

const cardPlaces = {
  // A title that is a tall button stands where a text would: its height is for fingers alone.
  title: clsx(
    'max-md:order-1 max-md:flex-1 max-md:basis-2/5 max-md:text-h3',
    '[&>button]:-mx-1 max-md:[&>button]:-my-2.5',
  ),
  corner: 'max-md:order-2 max-md:ms-auto',
  grid: 'max-md:order-3 max-md:basis-[calc(50%-.5rem)]',
  foot: 'max-md:order-4 max-md:basis-full max-md:pt-1',
} as const;

function Cell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const place = column.place ?? 'grid';
  return (
    <td
      role="cell"
      className={clsx(
        'min-w-0 text-body md:px-3 md:py-2.5 md:first:ps-5 md:last:pe-5',
        column.align === 'end' ? 'num md:text-end' : 'text-start',
        place === 'title' && 'font-bold',
        column.words && 'md:min-w-36 md:text-balance',
        cardPlaces[place],
      )}
    >
      {place === 'grid' && (
        <span aria-hidden className="block text-caption text-text-3 md:hidden">
          {column.header}
        </span>
      )}
      {column.cell(row)}
    </td>
  );
}

/** Rows as cards on a phone and as a table from `md`. It scrolls if wider than its container. */
export function DataList<Row>({
  label,
  columns,
  rows,
  rowKey,
  wide = false,
  className,
}: DataListProps<Row>): ReactNode {
  return (
    <div
      {...(wide && { tabIndex: 0 })}
      className={clsx(
        'md:overflow-x-auto md:rounded-card md:border md:border-border md:bg-surface',
        className,
      )}
    >
      <table
        role="table"
        aria-label={label}
        className="w-full border-collapse text-text max-md:block"
      >
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={clsx(
                  'px-3 py-3',
                  'border-b border-border text-caption font-semibold whitespace-nowrap',
                  'text-text-3 first:ps-5 last:pe-5',
                  column.align === 'end' ? 'text-end' : 'text-start',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-2">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={clsx(
                'max-md:flex max-md:flex-wrap max-md:items-start max-md:gap-x-4',
                'max-md:gap-y-2.5 max-md:rounded-card max-md:border max-md:border-border',
                'max-md:bg-surface max-md:p-4 md:h-11 md:border-b md:border-border',
                'md:last:border-b-0 md:hover:bg-sunken',
              )}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: .
