import { type ProtectionEvent, protectionHistory } from '@lantern/contracts';
import { Pager } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { useLimitAmount, useLimitName } from '../../lib/protection/limit-text.ts';
import { Section, SectionBody } from '../../lib/show/section.tsx';
import { useDurationText } from '../../lib/time/duration-text.ts';
import { Moment, useMomentText } from '../../lib/time/moment.tsx';

const pageSize = 5;

/** What was changed, by the member and by the site, the newest first. */
export function HistorySection() {
  const { t } = useTranslation(['protection', 'common']);
  const [pageNo, setPageNo] = useState(1);
  const query = useQuery({
    ...queryOf(protectionHistory, { pageNo: String(pageNo), pageSize: String(pageSize) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { list = [], totalPages = 0 } = query.data ?? {};
  return (
    <Section title={t('history.title')}>
      <SectionBody query={query} empty={list.length === 0 && t('history.none')}>
        {list.map((event) => (
          <EventRow key={`${event.at} ${event.kind}`} event={event} />
        ))}
      </SectionBody>
      <Pager
        label={t('history.pager')}
        page={pageNo}
        totalPages={totalPages}
        onPage={setPageNo}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(page) => t('history.page', { page })}
      />
    </Section>
  );
}

function useDetail(): (event: ProtectionEvent) => string | undefined {
  const { t } = useTranslation('protection');
  const nameOf = useLimitName();
  const amountOf = useLimitAmount();
  const momentText = useMomentText();
  const duration = useDurationText();
  return ({ kind, limit, until, every }) => {
    if (limit) {
      const amount =
        limit.amount === null ? t('history.removed') : amountOf(limit.kind, limit.amount);
      return t('history.detail', { name: nameOf(limit), amount });
    }
    if (kind === 'reality_check')
      return every === null ? t('reality.off') : duration({ minutes: every });
    if (kind === 'exclusion_lifted') return undefined;
    return until === null ? t('history.forever') : t('history.until', { time: momentText(until) });
  };
}

function EventRow({ event }: { event: ProtectionEvent }) {
  const { t } = useTranslation('protection');
  const detail = useDetail()(event);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 md:px-5">
      <div className="min-w-0">
        <p className="text-label">{t(`history.kind.${event.kind}`)}</p>
        {detail && <p className="num text-body text-text-2">{detail}</p>}
      </div>
      <p className="text-caption text-text-3">
        <Moment instant={event.at} />
      </p>
    </li>
  );
}
