import { useSearchParams } from 'react-router-dom';

interface Shown<Queue extends string> {
  queue: Queue | 'all';
  search: string;
  page: number;
}

/** Queue, search and page of a room, kept in the address so that Back restores them. */
export function useQueueParams<Queue extends string>(first: Queue) {
  const [params, setParams] = useSearchParams();
  const shown: Shown<Queue> = {
    queue: (params.get('queue') as Queue | null) ?? first,
    search: params.get('search') ?? '',
    page: Number(params.get('page') ?? 1),
  };
  const show = (change: Partial<Shown<Queue>>) => {
    const next = { ...shown, page: 1, ...change };
    setParams({
      queue: next.queue,
      ...(next.search && { search: next.search }),
      page: String(next.page),
    });
  };
  return { ...shown, show };
}
