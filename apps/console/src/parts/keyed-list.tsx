import { type DataColumn, DataList, EmptyState } from '@lantern/ui';
import { Inbox } from 'lucide-react';
import { useEffect, useRef } from 'react';

const steps: Record<string, number> = { j: 1, k: -1 };

/** Whether a field or a dialog has the keyboard. */
const isBusy = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]') !== null;

/**
 * J and K move through the rows of a list, from the first one on; Enter opens the one that has the
 * focus, as ever. Of several lists in a room they move through the one that has the focus.
 */
function useRowKeys(inside: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (
        step === undefined ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isBusy(event.target)
      )
        return;
      const rows = [...(place.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
      const openers = rows.flatMap((row) => row.querySelector<HTMLElement>('a, button') ?? []);
      const at = openers.findIndex((opener) =>
        opener.closest('tr')?.contains(document.activeElement),
      );
      if (inside && at < 0) return;
      openers[Math.min(openers.length - 1, Math.max(0, at + step))]?.focus();
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [inside]);
  return place;
}

interface KeyedListProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What is said where there is no row. */
  empty: string;
  /** Wider than some screens and without links: the keyboard scrolls it. */
  wide?: true;
  /** For a list inside a panel: its empty state is a single line. */
  inside?: true;
}

/** A table, as cards on a phone, that the keyboard moves through. */
export function KeyedList<Row>({ empty, inside, ...list }: KeyedListProps<Row>) {
  const place = useRowKeys(inside === true);
  if (list.rows.length === 0 && inside) return <p className="text-body text-text-3">{empty}</p>;
  if (list.rows.length === 0) return <EmptyState icon={<Inbox size={28} />} title={empty} />;
  return (
    <div ref={place}>
      <DataList {...list} />
    </div>
  );
}
