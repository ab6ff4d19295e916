import { resultShows, staffEndpoints } from '@lantern/contracts';
import { EmptyState } from '@lantern/ui';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverview } from '../../lib/overview.ts';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { Pages } from '../../parts/pages.tsx';
import { QueueTabs } from '../../parts/queue-tabs.tsx';
import { Room } from '../../parts/room.tsx';
import { ResultCard } from './result-card.tsx';

type Show = (typeof resultShows)[number];

/** Milliseconds between two requests. */
const every = 20_000;

/** Results of Vietnamese provinces: what the sources say, and what people have to decide. */
export function LotteryResultsRoom() {
  const { t } = useTranslation();
  const { data } = useOverview();
  const [show, setShow] = useState<Show>('decide');
  const [page, setPage] = useState(1);
  const results = useOps(staffEndpoints.outsideResults, { show, pageNo: page }, { every });
  const decide = data?.queues.find(({ name }) => name === 'lottery')?.waiting ?? 0;
  return (
    <Room title={t('room.lotteryResults')}>
      <p className="max-w-prose text-body text-text-2">{t('outside.text')}</p>
      <QueueTabs
        queues={resultShows}
        words="outside.shows"
        waiting={{ decide }}
        value={show}
        onChange={(next) => {
          setShow(next);
          setPage(1);
        }}
      />
      <Answered query={results}>
        {({ list, totalPages }) => (
          <>
            {list.length === 0 && (
              <EmptyState icon={<ListChecks size={28} />} title={t(`outside.none.${show}`)} />
            )}
            <ul className="flex flex-col gap-3">
              {list.map((one) => (
                <li key={one.drawId}>
                  <ResultCard of={one} />
                </li>
              ))}
            </ul>
            <Pages page={page} totalPages={totalPages} onPage={setPage} />
          </>
        )}
      </Answered>
    </Room>
  );
}
