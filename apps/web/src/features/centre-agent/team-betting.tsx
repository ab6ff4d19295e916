import { type TeamBet, teamBets, teamBetsFile } from '@lantern/contracts';
import { StatusPill } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { queryOf } from '../../lib/api/queries.ts';
import { TextAction } from '../../lib/forms/text-action.tsx';
import { ShownMoney } from '../../lib/money/shown-money.tsx';
import { Moment } from '../../lib/time/moment.tsx';
import { type LogQuery, TeamLog } from './team-log.tsx';

const useTeamBets = (wish: LogQuery) =>
  useQuery({ ...queryOf(teamBets, wish), staleTime: 0, placeholderData: keepPreviousData });

/** The page `agentTeamBetting`: the settled rounds of the team. */
export default function TeamBetting() {
  const { t } = useTranslation(['agent', 'movements', 'records']);
  return (
    <TeamLog<TeamBet>
      label={t('page.agentTeamBetting')}
      empty={t('records:empty')}
      icon={Dices}
      useLog={useTeamBets}
      file={{ read: (query) => call(teamBetsFile, { query }), name: 'team-bets.csv' }}
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
