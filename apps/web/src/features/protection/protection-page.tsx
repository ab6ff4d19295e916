import { protection } from '@lantern/contracts';
import { Card, IconDisc, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { ExclusionNotice } from '../../lib/protection/exclusion-notice.tsx';
import { ContactButton } from '../../lib/site/contact-button.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { BreakSection } from './break-section.tsx';
import { HistorySection } from './history-section.tsx';
import { LimitSection } from './limit-section.tsx';
import { RealitySection } from './reality-section.tsx';
import { SpendingSection } from './spending-section.tsx';

/**
 * The page `protection` of the member centre: limits, reality check, breaks, and what playing has
 * cost (RGC-01).
 */
export default function ProtectionPage() {
  // What was staked or deposited since is seen at the next visit.
  const { data, error, refetch, isFetching } = useQuery({ ...queryOf(protection), staleTime: 0 });
  if (!data && error) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <PageSkeleton />;
  return (
    <div className="flex flex-col gap-8 p-4 md:p-6">
      {data.exclusion ? <ExclusionNotice exclusion={data.exclusion} /> : <Intro />}
      <LimitSection limits={data.limits} waitHours={data.options.raiseWaitHours} />
      <SpendingSection />
      <RealitySection reality={data.reality} options={data.options} />
      <BreakSection options={data.options} exclusion={data.exclusion} />
      <Help />
      <HistorySection />
    </div>
  );
}

function Intro() {
  const { t } = useTranslation('protection');
  return (
    <div className="flex items-center gap-4 rounded-card bg-brand-soft p-4 md:p-5">
      <IconDisc icon={HeartHandshake} className="bg-surface text-brand" />
      <div className="min-w-0">
        <p className="text-h3">{t('intro.title')}</p>
        <p className="mt-0.5 text-body text-text-2">{t('intro.text')}</p>
      </div>
    </div>
  );
}

function Help() {
  const { t } = useTranslation('protection');
  return (
    <Card as="section" className="flex flex-wrap items-center gap-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-h3">{t('help.title')}</h3>
        <p className="mt-1 max-w-150 text-body text-text-2">{t('help.text')}</p>
      </div>
      <ContactButton kind="outline" label={t('help.action')} />
    </Card>
  );
}

function PageSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6 p-4 md:p-6">
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
