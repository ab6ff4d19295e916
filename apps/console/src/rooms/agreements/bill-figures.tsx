import { staffEndpoints, type ValueOf } from '@lantern/contracts';
import type { DataColumn } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useMoney } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Pages } from '../../parts/pages.tsx';
import { Panel } from '../../parts/room.tsx';
import { useBillColumns } from './columns.tsx';
import { usePercent } from './format.ts';

type Member = ValueOf<typeof staffEndpoints.staffBillMembers>['list'][number];
type Day = ValueOf<typeof staffEndpoints.staffBillDays>['list'][number];
type Bet = ValueOf<typeof staffEndpoints.staffBillBets>['list'][number];

/** A part of a bill: a member with all below, and a day; all of it without them. */
export interface Part {
  member?: string;
  day?: string;
}

/** The part that the address names, and links to others. */
export function usePart() {
  const [search] = useSearchParams();
  const [member, day] = [search.get('member'), search.get('day')];
  const part: Part = { ...(member && { member }), ...(day && { day }) };
  const linkTo = (to: Part) => `?${new URLSearchParams({ ...to })}`;
  return { part, linkTo };
}

/** What a bill passes on: the bills of the direct downline that add up to it. */
export function PassedOn({ id }: { id: string }) {
  const { t } = useTranslation();
  const columns = useBillColumns();
  const [page, setPage] = useState(1);
  const bills = useOps(staffEndpoints.staffBillDownlines, { id, pageNo: page });
  return (
    <Panel title={t('bill.owes')}>
      <PagedList
        query={bills}
        label={t('bill.owes')}
        columns={columns}
        rowKey={({ id: of }) => of}
        empty={t('bill.none.all')}
        page={page}
        onPage={setPage}
      />
    </Panel>
  );
}

/** What is behind a bill: members and those below them, days, and bets. */
export function BillFigures({ id }: { id: string }) {
  const { part } = usePart();
  const key = `${part.member ?? ''} ${part.day ?? ''}`;
  return (
    <>
      <Members key={`members ${key}`} id={id} />
      <Days id={id} />
      <Bets key={`bets ${key}`} id={id} />
    </>
  );
}

function useFigures(currency: string) {
  const { t } = useTranslation();
  const money = useMoney();
  const figure = (key: 'turnover' | 'netLoss', header: string) => ({
    ...{ key, header, align: 'end' as const },
    cell: (row: Member | Day) => money(row[key], currency),
  });
  return [figure('turnover', t('bill.turnover')), figure('netLoss', t('bill.netLoss'))];
}

/** The way from the whole bill to the member and the day that are shown. */
function Way({ above }: { above: readonly { id: string; account: string }[] }) {
  const { t } = useTranslation();
  const { part, linkTo } = usePart();
  const { member, day } = part;
  if (!member && !day) return null;
  return (
    <nav aria-label={t('bill.way')} className="flex flex-wrap items-center gap-2 text-body">
      <Link to={linkTo({})}>{t('bill.whole')}</Link>
      {above.map(({ id, account }) => (
        <span key={id} className="flex items-center gap-2">
          <span aria-hidden>›</span>
          {id === member ? (
            <b aria-current="page">{account}</b>
          ) : (
            <Link to={linkTo({ ...part, member: id })}>{account}</Link>
          )}
        </span>
      ))}
      {day && (
        <span className="flex items-center gap-2">
          <span aria-hidden>·</span>
          <b className="num">{day}</b>
          <Link to={linkTo(member ? { member } : {})}>{t('bill.allDays')}</Link>
        </span>
      )}
    </nav>
  );
}

/** The top of the part alone, and its direct downline, each with all below. */
function Members({ id }: { id: string }) {
  const { t } = useTranslation();
  const { part } = usePart();
  const [page, setPage] = useState(1);
  const members = useOps(staffEndpoints.staffBillMembers, { id, pageNo: page, ...part });
  return (
    <Panel title={t('bill.members')}>
      <Answered query={members}>
        {({ list, totalPages, above, currency }) => (
          <div className="flex flex-col gap-3">
            <Way above={above} />
            <MemberRows list={list} currency={currency} />
            <Pages page={page} totalPages={totalPages} onPage={setPage} />
          </div>
        )}
      </Answered>
    </Panel>
  );
}

function MemberRows({ list, currency }: { list: Member[]; currency: string }) {
  const { t } = useTranslation();
  const { part, linkTo } = usePart();
  const account: DataColumn<Member> = {
    ...{ key: 'account', header: t('agreement.search'), place: 'title' },
    cell: ({ id, account: name, own }) =>
      own ? (
        <span>
          {name} <span className="text-text-3">({t('bill.own')})</span>
        </span>
      ) : (
        <Link to={linkTo({ ...part, member: id })}>{name}</Link>
      ),
  };
  return (
    <KeyedList<Member>
      inside
      label={t('bill.members')}
      columns={[account, ...useFigures(currency)]}
      rows={list}
      rowKey={({ id, own }) => `${id}-${own}`}
      empty={t('bill.noFigures')}
    />
  );
}

function Days({ id }: { id: string }) {
  const { t } = useTranslation();
  const { part, linkTo } = usePart();
  const { member } = part;
  const days = useOps(staffEndpoints.staffBillDays, { id, ...(member && { member }) });
  const day: DataColumn<Day> = {
    ...{ key: 'day', header: t('bill.day'), place: 'title' },
    cell: ({ day: of }) => (
      <Link to={linkTo({ ...part, day: of })} className="num">
        {of}
      </Link>
    ),
  };
  return (
    <Panel title={t('bill.days')}>
      <Answered query={days}>
        {({ list, currency }) => <DayRows {...{ list, currency, day }} />}
      </Answered>
    </Panel>
  );
}

interface DayRowsProps {
  list: Day[];
  currency: string;
  day: DataColumn<Day>;
}

function DayRows({ list, currency, day }: DayRowsProps) {
  const { t } = useTranslation();
  return (
    <KeyedList<Day>
      inside
      label={t('bill.days')}
      columns={[day, ...useFigures(currency)]}
      rows={list}
      rowKey={({ day: of }) => of}
      empty={t('bill.noFigures')}
    />
  );
}

/** The settled rounds of the part, newest first. */
function Bets({ id }: { id: string }) {
  const { t } = useTranslation();
  const { part } = usePart();
  const [page, setPage] = useState(1);
  const bets = useOps(staffEndpoints.staffBillBets, { id, pageNo: page, ...part });
  return (
    <Panel title={t('bill.bets')}>
      <Answered query={bets}>
        {({ list, more, currency }) => (
          <div className="flex flex-col gap-3">
            <BetRows list={list} currency={currency} />
            <Pages page={page} totalPages={page + Number(more)} onPage={setPage} />
          </div>
        )}
      </Answered>
    </Panel>
  );
}

function BetRows({ list, currency }: { list: Bet[]; currency: string }) {
  const { t } = useTranslation();
  const money = useMoney();
  const percent = usePercent();
  const amount = (key: 'stake' | 'turnover' | 'win', header: string): DataColumn<Bet> => ({
    ...{ key, header, align: 'end' },
    cell: (bet) => money(bet[key], currency),
  });
  const rate: DataColumn<Bet> = {
    ...{ key: 'rate', header: t('agreement.rate'), align: 'end' },
    cell: ({ rate: of }) => (of === null ? '–' : percent(of)),
  };
  return (
    <KeyedList<Bet>
      inside
      label={t('bill.bets')}
      columns={[
        {
          ...{ key: 'account', header: t('agreement.search'), place: 'title' },
          cell: ({ member }) => <Link to={`/members/${member.id}`}>{member.account}</Link>,
        },
        {
          ...{ key: 'game', header: t('bill.game') },
          cell: ({ gameName, kind }) =>
            kind === 'correction' ? `${gameName} (${t('bill.correction')})` : gameName,
        },
        { key: 'at', header: t('agreement.at'), cell: ({ at }) => <Moment at={at} /> },
        amount('stake', t('bill.stake')),
        amount('turnover', t('bill.valid')),
        amount('win', t('bill.win')),
        ...(list.some(({ rate: of }) => of !== null) ? [rate] : []),
      ]}
      rows={list}
      rowKey={({ id: of }) => of}
      empty={t('bill.noBets')}
    />
  );
}
