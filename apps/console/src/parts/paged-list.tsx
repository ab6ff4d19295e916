import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Answered } from './answered.tsx';
import { KeyedList } from './keyed-list.tsx';
import { Pages } from './pages.tsx';

interface PagedListProps<Row>
  extends Omit<ComponentProps<typeof KeyedList<Row>>, 'rows' | 'inside'> {
  query: UseQueryResult<{ list: Row[]; totalPages: number }>;
  page: number;
  onPage: (page: number) => void;
}

/** A page of a list from a call, with links to the other pages. */
export function PagedList<Row>({ query, page, onPage, ...list }: PagedListProps<Row>) {
  return (
    <Answered query={query}>
      {({ list: rows, totalPages }) => (
        <>
          <KeyedList {...list} rows={rows} />
          <Pages page={page} totalPages={totalPages} onPage={onPage} />
        </>
      )}
    </Answered>
  );
}
