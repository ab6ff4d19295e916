import {
  Card,
  Chip,
  type DataColumn,
  DataList,
  EmptyState,
  Pager,
  ScrollRow,
  Skeleton,
} from '@lantern/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveRecord } from '../../lib/device/save-record.tsx';
import { type Period, PeriodChoice } from '../../lib/time/period-choice.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { AsOf } from './as-of.tsx';
import { TeamPath } from './team-path.tsx';

export type LogWish = Period & { member?: string };
export type LogQuery = LogWish & { pageNo: string; upTo?: string };

/** One part of a list: a category of games, or a kind of money. */
export interface Choice {
  value: string;
  label: string;
}

export interface Total {
  label: string;
  value: ReactNode;
}

interface LogPage<Row> {
  list: Row[];
  more: boolean;
  upTo: string;
  asOf: string;
  currency: string;
  above: { id: string; account: string }[];
}

interface TeamLogProps<Row, Page extends LogPage<Row>> {
  label: string;
  empty: string;
  icon: LucideIcon;
  /** What is shown first. */
  first?: Partial<Shown>;
  useLog: (wish: LogQuery, chosen: string | undefined) => UseQueryResult<Page>;
  /** The parts of the list, and what they are. */
  choices: { label: string; of: (page: Page) => Choice[] };
  totalsOf: (page: Page, chosen: string | undefined) => Total[];
  columnsOf: (page: Page, onOpen: (id: string) => void) => DataColumn<Row>[];
  file: { read: (wish: LogWish, chosen: string | undefined) => Promise<Blob>; name: string };
}

interface Shown {
  period: Period;
  member: string | undefined;
  /** The part that is shown; all if undefined. */
  chosen: string | undefined;
  pageNo: number;
  upTo: string | undefined;
}

const atFirst: Shown = {
  period: { days: 'last7' },
  ...{ member: undefined, chosen: undefined, pageNo: 1, upTo: undefined },
};

/**
 * A list of what was settled in a team, newest first, with sums; an account opens the member's own
 * team.
 */
export function TeamLog<Row extends { id: string }, Page extends LogPage<Row>>(
  props: TeamLogProps<Row, Page>,
) {
  const { label, empty, icon: Icon, first, useLog, choices, totalsOf, columnsOf, file } = props;
  const { t } = useTranslation(['movements', 'common']);
  const [shown, setShown] = useState<Shown>({ ...atFirst, ...first });
  const { period, member, chosen, pageNo, upTo } = shown;
  const wish = { ...period, ...(member && { member }) };
  const { data, error, isPlaceholderData, isFetching, refetch } = useLog(
    { ...wish, pageNo: String(pageNo), ...(upTo && { upTo }) },
    chosen,
  );
  const begin = (change: Partial<Shown>) =>
    setShown({ ...shown, pageNo: 1, upTo: undefined, ...change });
  const open = (id: string | undefined) => begin({ member: id });
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <PeriodChoice value={period} onChange={(next) => begin({ period: next })} />
      <Choices
        label={choices.label}
        list={data ? choices.of(data) : []}
        chosen={chosen}
        onChoose={(next) => begin({ chosen: next })}
      />
      <TeamPath above={data?.above ?? []} onOpen={open} />
      {error && !data && <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />}
      {!error && !data && <Skeleton className="h-60 rounded-card" />}
      {data && (
        <div
          aria-busy={isPlaceholderData}
          className={clsx('flex flex-col gap-4', isPlaceholderData && 'opacity-60')}
        >
          <Totals list={totalsOf(data, chosen)} />
          {data.list.length === 0 ? (
            <EmptyState icon={<Icon size={28} />} title={empty} />
          ) : (
            <DataList
              wide
              label={label}
              columns={columnsOf(data, open)}
              rows={data.list}
              rowKey={({ id }) => id}
            />
          )}
        </div>
      )}
      {data && <AsOf instant={data.asOf} />}
      <Pager
        page={pageNo}
        totalPages={data ? pageNo + Number(data.more) : 0}
        onPage={(page) => setShown({ ...shown, pageNo: page, upTo: data?.upTo })}
        label={t('pager')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(page) => t('page', { page })}
      />
      <SaveRecord
        read={() => file.read(wish, chosen)}
        name={file.name}
        empty={data?.list.length === 0}
      />
    </div>
  );
}

interface ChoicesProps {
  label: string;
  list: readonly Choice[];
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
}

/** All, or one part of it. One part alone is no choice. */
export function Choices({ label, list, chosen, onChoose }: ChoicesProps) {
  const { t } = useTranslation('movements');
  if (list.length < 2 && chosen === undefined) return null;
  return (
    <ScrollRow label={label} desktop="wrap">
      <Chip selected={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t('type.all')}
      </Chip>
      {list.map(({ value, label: name }) => (
        <Chip key={value} selected={value === chosen} onClick={() => onChoose(value)}>
          {name}
        </Chip>
      ))}
    </ScrollRow>
  );
}

function Totals({ list }: { list: Total[] }) {
  const { t } = useTranslation('movements');
  return (
    <Card as="section" aria-label={t('totals')}>
      <dl className="m-0 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {list.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-caption text-text-3">{label}</dt>
            <dd className="num m-0 text-body font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
