import { type InviteLink, inviteLinks, inviteLinksFile } from '@lantern/contracts';
import { EmptyState, Pager, Skeleton } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { queryOf } from '../../lib/api/queries.ts';
import { SaveRecord } from '../../lib/device/save-record.tsx';
import { DialogPlace } from '../../lib/navigation/dialog-place.tsx';
import { part } from '../../lib/parts/lazy-part.ts';
import { Section } from '../../lib/show/section.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { LinkList } from './link-list.tsx';

const ShowLink = lazy(part(() => import('./show-link.tsx')));

/** The agent's links with their statistics; each opens with its QR code. */
export function LinkSection() {
  const { t } = useTranslation(['downline', 'movements', 'common']);
  const [pageNo, setPageNo] = useState(1);
  const [shown, setShown] = useState<InviteLink>();
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(inviteLinks, { pageNo: String(pageNo) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('links')} hint={t('linksHint')}>
      {error && !data && <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />}
      {!error && !data && <Skeleton className="h-40 rounded-card" />}
      {data?.total === 0 && (
        <EmptyState icon={<Link2 size={28} />} title={t('none')} hint={t('noneHint')} />
      )}
      {data && data.total > 0 && <LinkList links={data.list} onShow={setShown} />}
      <Pager
        page={pageNo}
        totalPages={data?.totalPages ?? 0}
        onPage={setPageNo}
        label={t('movements:pager')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(page) => t('movements:page', { page })}
      />
      {data && data.total > 0 && (
        <SaveRecord read={() => call(inviteLinksFile)} name="links.csv" empty={false} />
      )}
      {shown && (
        <DialogPlace onClose={() => setShown(undefined)}>
          <ShowLink link={shown} onClose={() => setShown(undefined)} />
        </DialogPlace>
      )}
    </Section>
  );
}
