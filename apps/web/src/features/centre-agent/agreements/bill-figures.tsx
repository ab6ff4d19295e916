import {
  type AgreementBill,
  agreementBillBets,
  agreementBillMembers,
  type ValueOf,
} from '@lantern/contracts';
import { type DataColumn, DataList, Pager, Skeleton } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { TextAction } from '../../../lib/forms/text-action.tsx';
import { ShownMoney } from '../../../lib/money/shown-money.tsx';
import { Section } from '../../../lib/show/section.tsx';
import { Moment, useDayText } from '../../../lib/time/moment.tsx';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { TeamPath } from '../team-path.tsx';
import { BillDays } from './bill-days.tsx';
import { usePercentText } from './rate-text.ts';

type BillMember = ValueOf<typeof agreementBillMembers>['list'][number];
type BillBet = ValueOf<typeof agreementBillBets>['list'][number];

/** A part of a bill: a member with all below, and a day; all of it without them. */
interface Part {
  member?: string | undefined;
  day?: string | undefined;
}

interface BillFiguresProps {
  bill: AgreementBill;
  /** The member that is shown first; the agent if undefined. */
  first: string | undefined;
}

/** The figures behind a bill: its days, members and those below them, and the bets of a member. */
export function BillFigures({ bill, first }: BillFiguresProps) {
  const { id } = bill;
  const [{ pageNo, ...part }, setShown] = useState<Part & { pageNo: number }>({
    ...{ member: first, pageNo: 1 },
  });
  const [bets, setBets] = useState<{ id: string; account: string }>();
  const open = (next: Part) => {
    setShown({ ...next, pageNo: 1 });
    setBets(undefined);
  };
  const { member, day } = part;
  return (
    <>
      {day && <ChosenDay day={day} onAll={() => open({ member })} />}
      <Members
        {...{ id, part, pageNo }}
        onPage={(page) => setShown({ ...part, pageNo: page })}
        onOpen={(next) => open({ member: next, day })}
        onBets={setBets}
      />
      {!day && (
        <BillDays bill={bill} member={member} onOpen={(next) => open({ member, day: next })} />
      )}
      {bets && <Bets key={bets.id} id={id} member={bets} day={day} />}
    </>
  );
}

/** The day that is shown, and the way back to all days. */
function ChosenDay({ day, onAll }: { day: string; onAll: () => void }) {
  const { t } = useTranslation('movements');
  const dayText = useDayText();
  return (
    <nav aria-label={t('profit.byDay')} className="flex items-center gap-1">
      <TextAction onClick={onAll}>{t('type.all')}</TextAction>
      <ChevronRight size={16} aria-hidden className="text-text-3 rtl:-scale-x-100" />
      <span aria-current="page" className="font-bold">
        {dayText(day)}
      </span>
    </nav>
  );
}

interface MembersProps {
  id: string;
  part: Part;
  pageNo: number;
  onPage: (page: number) => void;
  onOpen: (member: string | undefined) => void;
  onBets: (member: { id: string; account: string }) => void;
}

const partOf = ({ member, day }: Part) => ({ ...(member && { member }), ...(day && { day }) });

function Members({ id, part, pageNo, onPage, onOpen, onBets }: MembersProps) {
  const { t } = useTranslation(['agreements', 'agent', 'movements', 'common']);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryOf(agreementBillMembers, { id, pageNo: String(pageNo), ...partOf(part) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!data && error) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  const figure = (key: 'turnover' | 'netLoss', header: string): DataColumn<BillMember> => ({
    ...{ key, header, align: 'end' },
    cell: (row) => <ShownMoney minor={row[key]} currency={data.currency} />,
  });
  const columns: DataColumn<BillMember>[] = [
    {
      key: 'account',
      header: t('agent:team.account'),
      place: 'title',
      cell: ({ id: of, account, own, direct }) =>
        own || direct === 0 ? (
          <bdi className="break-all">{account}</bdi>
        ) : (
          <TextAction onClick={() => onOpen(of)}>
            <bdi className="break-all">{account}</bdi>
          </TextAction>
        ),
    },
    figure('turnover', t('agent:figures.turnover')),
    figure('netLoss', t('agent:figures.net')),
    {
      key: 'bets',
      header: t('bill.betsHead'),
      place: 'foot',
      cell: ({ id: of, account }) => (
        <TextAction onClick={() => onBets({ id: of, account })}>
          {t('bill.betsHead')} <span className="sr-only">{account}</span>
        </TextAction>
      ),
    },
  ];
  return (
    <Section title={t('agent:figures.members')}>
      <TeamPath above={data.above} onOpen={onOpen} />
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
        <DataList
          label={t('agent:figures.members')}
          columns={columns}
          rows={data.list}
          rowKey={({ id: of, own }) => `${of}-${own}`}
        />
      </div>
      <Pager
        page={pageNo}
        totalPages={data.totalPages}
        onPage={onPage}
        label={t('movements:pager')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(page) => t('movements:page', { page })}
      />
    </Section>
  );
}

interface BetsProps {
  id: string;
  member: { id: string; account: string };
  day: string | undefined;
}

/** The settled rounds of one member that the bill counts. */
function Bets({ id, member, day }: BetsProps) {
  const { t } = useTranslation(['agreements', 'agent', 'movements', 'common']);
  const percent = usePercentText();
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryOf(agreementBillBets, {
      ...{ id, pageNo: String(pageNo) },
      ...partOf({ member: member.id, day }),
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const title = t('bill.betsOf', { account: member.account });
  if (!data && error) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  const figure = (key: 'stake' | 'turnover' | 'win', header: string): DataColumn<BillBet> => ({
    ...{ key, header, align: 'end' },
    cell: (row) => <ShownMoney minor={row[key]} currency={data.currency} />,
  });
  const rates: DataColumn<BillBet>[] = data.list.some(({ rate }) => rate !== null)
    ? [
        {
          ...{ key: 'rate', header: t('terms.rate'), align: 'end' },
          cell: ({ rate }) => (rate === null ? '–' : percent(rate)),
        },
      ]
    : [];
  const columns: DataColumn<BillBet>[] = [
    { key: 'game', header: t('agent:figures.round'), place: 'title', cell: (bet) => bet.gameName },
    {
      key: 'time',
      header: t('movements:columns.time'),
      cell: ({ at }) => <Moment instant={at} />,
    },
    figure('stake', t('movements:profit.staked')),
    figure('turnover', t('agent:figures.turnover')),
    figure('win', t('movements:profit.won')),
    ...rates,
    {
      key: 'kind',
      header: t('movements:columns.kind'),
      cell: ({ kind }) => t(`agent:figures.${kind}`),
    },
  ];
  return (
    <Section title={title}>
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
        {data.list.length === 0 ? (
          <p className="text-body text-text-2">{t('movements:profit.none')}</p>
        ) : (
          <DataList
            wide
            label={title}
            columns={columns}
            rows={data.list}
            rowKey={({ id: of }) => of}
          />
        )}
      </div>
      <Pager
        page={pageNo}
        totalPages={pageNo + Number(data.more)}
        onPage={setPageNo}
        label={t('movements:pager')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(page) => t('movements:page', { page })}
      />
    </Section>
  );
}
