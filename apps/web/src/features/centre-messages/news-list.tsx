import { Pager, Skeleton } from '@lantern/ui';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface NewsListProps {
  label: string;
  pagerLabel: string;
  pageNo: number;
  totalPages: number | undefined;
  onPage: (pageNo: number) => void;
  /** Another page is on its way. */
  turning: boolean;
  /** The lines; undefined until the first page has arrived. */
  children: ReactNode | undefined;
}

/** Lines of news, page by page. */
export function NewsList(props: NewsListProps) {
  const { label, pagerLabel, pageNo, totalPages, onPage, turning, children } = props;
  const { t } = useTranslation(['centre', 'common']);
  const top = useRef<HTMLUListElement>(null);
  const turn = (to: number) => {
    onPage(to);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <ul
        ref={top}
        aria-label={label}
        aria-busy={turning || children === undefined}
        className={turning ? 'flex flex-col gap-2 opacity-60' : 'flex flex-col gap-2'}
      >
        {children ?? <Waiting />}
      </ul>
      <Pager
        page={pageNo}
        totalPages={totalPages ?? 0}
        onPage={turn}
        label={pagerLabel}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(page) => t('messages.page', { page })}
      />
    </>
  );
}

function Waiting() {
  return ['first', 'second', 'third', 'fourth'].map((key) => (
    <li key={key}>
      <Skeleton className="h-18 rounded-card" />
    </li>
  ));
}
