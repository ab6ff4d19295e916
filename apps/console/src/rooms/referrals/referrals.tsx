import { staffEndpoints } from '@lantern/contracts';
import { Segmented } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useOps } from '../../lib/queries.ts';
import { ExportList } from '../../parts/export-list.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Room } from '../../parts/room.tsx';
import { useHeldColumns } from './held-columns.tsx';
import { PlanPanel } from './plan-panel.tsx';

const every = 20_000;
const shows = ['held', 'decided'] as const;

/** The plan for members who invite, and the invited accounts that staff look at. */
export function ReferralsRoom() {
  const { t } = useTranslation();
  const [show, setShow] = useState<(typeof shows)[number]>('held');
  const [page, setPage] = useState(1);
  const columns = useHeldColumns(show);
  const held = useOps(staffEndpoints.heldReferrals, { pageNo: page, show }, { every });
  return (
    <Room
      title={t('room.referrals')}
      actions={
        <ExportList
          read={() => call(staffEndpoints.heldReferralsFile, { query: { show } })}
          name="referrals.csv"
        />
      }
    >
      <PlanPanel />
      <p className="max-w-prose text-body text-text-2">{t('referral.text')}</p>
      <Segmented
        label={t('cash.status')}
        options={shows.map((value) => ({ value, label: t(`referral.show.${value}`) }))}
        value={show}
        onChange={(next) => {
          setShow(next);
          setPage(1);
        }}
        className="self-start"
      />
      <PagedList
        query={held}
        label={t('room.referrals')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t(`referral.none.${show}`)}
        page={page}
        onPage={setPage}
      />
    </Room>
  );
}
