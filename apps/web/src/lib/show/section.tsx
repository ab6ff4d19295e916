import { Card, SectionHeading, Skeleton } from '@lantern/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { TroubleBlock } from '../trouble/trouble-block.tsx';

interface SectionProps {
  title: string;
  hint?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page: a heading, what it is about, and its rows on a card. */
export function Section({ title, hint, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <div>
        <SectionHeading level={3} id={id} title={title} action={action} />
        {hint && <p className="mt-1 max-w-150 text-body text-text-2">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** Rows with a line between them. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <Card padding="none">
      <ul className="divide-y divide-border">{children}</ul>
    </Card>
  );
}

interface SectionBodyProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What to say when there is nothing. */
  empty?: string | false | undefined;
  children: ReactNode;
}

/** The rows of a list with its own call: loading, failed, empty or loaded. */
export function SectionBody({ query, empty, children }: SectionBodyProps) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined && error)
    return (
      <Card>
        <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />
      </Card>
    );
  if (data === undefined) return <Skeleton className="h-18 rounded-card" />;
  if (empty)
    return (
      <Card>
        <p className="text-body text-text-2">{empty}</p>
      </Card>
    );
  return <Rows>{children}</Rows>;
}
