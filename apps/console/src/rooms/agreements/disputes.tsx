import { type StaffDispute, staffEndpoints } from '@lantern/contracts';
import { Card, EmptyState, Segmented } from '@lantern/ui';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { ExportList } from '../../parts/export-list.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Pages } from '../../parts/pages.tsx';
import { Room } from '../../parts/room.tsx';
import { Answer, Words } from './bill-notes.tsx';
import { usePeriod } from './format.ts';

const every = 20_000;
const shows = ['open', 'answered'] as const;

/** What agents find wrong with their bills, and the answers. */
export function DisputesRoom() {
  const { t } = useTranslation();
  const [show, setShow] = useState<(typeof shows)[number]>('open');
  const [page, setPage] = useState(1);
  const open = show === 'open' ? 'true' : 'false';
  const disputes = useOps(staffEndpoints.billDisputes, { pageNo: page, open }, { every });
  return (
    <Room
      title={t('room.billDisputes')}
      actions={
        <ExportList
          read={() => call(staffEndpoints.billDisputesFile, { query: { open } })}
          name="bill-disputes.csv"
        />
      }
    >
      <p className="max-w-prose text-body text-text-2">{t('dispute.roomText')}</p>
      <Segmented
        label={t('cash.status')}
        options={shows.map((value) => ({ value, label: t(`dispute.show.${value}`) }))}
        value={show}
        onChange={(next) => {
          setShow(next);
          setPage(1);
        }}
        className="self-start"
      />
      <Answered query={disputes}>
        {({ list, totalPages }) => (
          <>
            {list.length === 0 && (
              <EmptyState
                icon={<MessageSquareWarning size={28} />}
                title={t(`dispute.none.${show}`)}
              />
            )}
            <ul className="m-0 grid list-none gap-4 p-0 lg:grid-cols-2">
              {list.map((dispute) => (
                <li key={dispute.id}>
                  <Dispute dispute={dispute} onDone={() => void disputes.refetch()} />
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

function Dispute({ dispute, onDone }: { dispute: StaffDispute; onDone: () => void }) {
  const { t } = useTranslation();
  const [money, word] = [useMoney(), useWord()];
  const period = usePeriod();
  const { agent, bill, kind, amount, currency } = dispute;
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <Facts
        facts={[
          [
            t('agreement.agent'),
            <Link key="agent" to={`/members/${agent.id}`}>
              {agent.account}
            </Link>,
          ],
          [
            t('bill.one'),
            <Link key="bill" to={`/bills/${bill}`}>
              {word('agreementKind', kind)} · {money(amount, currency)}
            </Link>,
          ],
          [t('bill.period'), period(dispute.period)],
        ]}
      />
      <Words dispute={dispute} />
      <Answer dispute={dispute} onDone={onDone} />
    </Card>
  );
}
