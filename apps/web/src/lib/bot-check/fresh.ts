import { type Endpoint, Refusal, type ValueOf } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { queryOf } from '../api/queries.ts';
import { useSite } from '../site/site.ts';

export interface Fresh<Value> {
  /** Undefined while the first one is on its way. */
  value: Value | undefined;
  /** When it came, in milliseconds since 1970; 0 before. */
  at: number;
  loading: boolean;
  failed: boolean;
  /** Asks for another one, as soon as the brand's limit of one a second allows it. */
  refresh: () => void;
}

/**
 * The puzzle of this browser. Every form shows the same one, because a new puzzle makes the one
 * before it void; it is dropped as soon as no form shows it. Without `needed` nothing is asked for.
 */
export function useFresh<E extends Endpoint>(endpoint: E, needed: boolean): Fresh<ValueOf<E>> {
  const { captchaRefreshMs } = useSite().settings;
  const { data, dataUpdatedAt, isFetching, isError, refetch } = useQuery({
    ...queryOf(endpoint),
    enabled: needed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (failures, trouble) =>
      failures < 3 && trouble instanceof Refusal && trouble.code === 'captcha_too_soon',
    retryDelay: captchaRefreshMs,
  });

  const askedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const refresh = useCallback(() => {
    const ask = () => {
      askedAt.current = Date.now();
      void refetch({ cancelRefetch: false });
    };
    clearTimeout(timer.current);
    const wait = Math.max(askedAt.current, dataUpdatedAt) + captchaRefreshMs - Date.now();
    if (wait <= 0) ask();
    else timer.current = setTimeout(ask, wait);
  }, [captchaRefreshMs, dataUpdatedAt, refetch]);

  return {
    value: data,
    at: dataUpdatedAt,
    loading: isFetching,
    failed: isError && !isFetching,
    refresh,
  };
}
