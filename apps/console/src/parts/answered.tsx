import { requestIdOf } from '@lantern/client';
import { ErrorBlock, Skeleton } from '@lantern/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTroubleText } from '../lib/trouble-text.ts';
import { Trouble } from './trouble.tsx';

interface AnsweredProps<Value> {
  query: UseQueryResult<Value>;
  children: (value: Value) => ReactNode;
}

/**
 * The answer of a call: a placeholder while it loads, and the reason and a retry after a failure.
 * An old answer is not shown as the current one.
 */
export function Answered<Value>({ query, children }: AnsweredProps<Value>) {
  const { t } = useTranslation();
  const textOf = useTroubleText();
  if (query.data !== undefined)
    return (
      <>
        <Trouble of={query.error} />
        {children(query.data)}
      </>
    );
  if (!query.isError) {
    return (
      <div aria-busy="true" role="status" aria-label={t('loading')} className="flex flex-col gap-2">
        <Skeleton className="h-11 rounded-card" />
        <Skeleton className="h-11 rounded-card" />
        <Skeleton className="h-11 rounded-card" />
      </div>
    );
  }
  const id = requestIdOf(query.error);
  return (
    <ErrorBlock
      title={textOf(query.error)}
      request={id === undefined ? undefined : { label: t('request'), id }}
      retry={{ label: t('again'), onRetry: () => void query.refetch(), busy: query.isFetching }}
    />
  );
}
