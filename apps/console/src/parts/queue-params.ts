import { useSearchParams } from 'react-router-dom';

interface Shown<Queue extends string> {
  queue: Queue | 'all';
  search: string;
  page: number;
}

/**
 * Which queue a room shows, what is searched for in it, and which page: all of it stands in the
 * address, for the way back.
 */
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
