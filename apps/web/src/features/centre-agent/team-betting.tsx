import { type TeamBet, teamBets, teamBetsFile, type ValueOf } from '@lantern/contracts';
import { StatusPill } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { queryOf } from '../../lib/api/queries.ts';
import { TextAction } from '../../lib/forms/text-action.tsx';
import { ShownMoney } from '../../lib/money/shown-money.tsx';
import { type OverlayParams, useOverlay } from '../../lib/navigation/overlay.ts';
import { Moment } from '../../lib/time/moment.tsx';
import { type LogQuery, TeamLog } from './team-log.tsx';
import { useCategoryText } from './use-category-text.ts';

const queryWith = <Wish,>(wish: Wish, category: string | undefined) => ({
  ...wish,
  ...(category && { category }),
});
const useTeamBets = (wish: LogQuery, category: string | undefined) =>
  useQuery({
    ...queryOf(teamBets, queryWith(wish, category)),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
type Page = ValueOf<typeof teamBets>;

/** What the page of profit and loss opens it for. */
function firstOf({ category, member, from, to }: OverlayParams) {
  return {
    ...{ chosen: category, member },
    ...(from !== undefined && to !== undefined && { period: { from, to } }),
  };
}

/** The page `agentTeamBetting`: the settled rounds of the team. */
export default function TeamBetting() {
  const { t } = useTranslation(['agent', 'movements', 'records']);
  const { current } = useOverlay();
  const categoryText = useCategoryText();
  return (
    <TeamLog<TeamBet, Page>
      label={t('page.agentTeamBetting')}
      empty={t('records:empty')}
      icon={Dices}
      useLog={useTeamBets}
      first={firstOf(current?.params ?? {})}
      choices={{
        label: t('figures.category'),
        of: ({ categories }) => categories.map((value) => ({ value, label: categoryText(value) })),
      }}
      totalsOf={({ total, currency }) => [
        { label: t('movements:profit.betsHead'), value: total.rounds },
        ...(
          [
            [t('movements:profit.staked'), total.stakes],
            [t('figures.turnover'), total.turnover],
            [t('movements:profit.won'), total.wins],
          ] as const
        ).map(([label, minor]) => ({
          label,
          value: <ShownMoney minor={minor} currency={currency} />,
        })),
      ]}
      file={{
        read: (wish, category) => call(teamBetsFile, { query: queryWith(wish, category) }),
        name: 'team-bets.csv',
      }}
      columnsOf={({ currency }, onOpen) => {
        const amount = (key: 'stake' | 'turnover' | 'win', header: string) => ({
          ...{ key, header, align: 'end' as const },
          cell: (row: TeamBet) => <ShownMoney minor={row[key]} currency={currency} />,
        });
        return [
          {
            key: 'account',
            header: t('team.account'),
            place: 'title',
            cell: ({ member, account }) => (
              <TextAction onClick={() => onOpen(member)}>
                <bdi className="break-all">{account}</bdi>
              </TextAction>
            ),
          },
          {
            key: 'kind',
            header: t('movements:columns.kind'),
            place: 'corner',
            cell: ({ kind }) =>
              kind === 'correction' ? (
                <StatusPill tone="neutral">{t('figures.correction')}</StatusPill>
              ) : (
                t('figures.round')
              ),
          },
          { key: 'game', header: t('records:columns.game'), cell: ({ gameName }) => gameName },
          {
            key: 'time',
            header: t('movements:columns.time'),
            cell: ({ at }) => <Moment instant={at} />,
          },
          amount('stake', t('records:columns.stake')),
          amount('turnover', t('figures.turnover')),
          amount('win', t('records:columns.win')),
        ];
      }}
    />
  );
}
