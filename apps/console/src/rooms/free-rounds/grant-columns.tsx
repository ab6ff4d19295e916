import type { FreeRoundLine } from '@lantern/contracts';
import { StatusPill, type StatusTone } from '@lantern/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney } from '../../lib/format.ts';
import type { KeyedList } from '../../parts/keyed-list.tsx';
import { Moment } from '../../parts/moment.tsx';

const tones: Record<FreeRoundLine['state'], StatusTone> = {
  active: 'success',
  used: 'info',
  expired: 'neutral',
  withdrawn: 'danger',
};

/** @param actionsOf what can be done about a grant */
export function useGrantColumns(
  actionsOf: (grant: FreeRoundLine) => ReactNode,
): ComponentProps<typeof KeyedList<FreeRoundLine>>['columns'] {
  const { t } = useTranslation();
  const money = useMoney();
  return [
    {
      key: 'member',
      header: t('member.username'),
      place: 'title',
      cell: ({ member }) => <Link to={`/members/${member.id}`}>{member.username}</Link>,
    },
    {
      key: 'state',
      header: t('cash.status'),
      place: 'corner',
      cell: ({ state }) => (
        <StatusPill tone={tones[state]}>{t(`freeRounds.state.${state}`)}</StatusPill>
      ),
    },
    {
      key: 'rounds',
      header: t('freeRounds.used'),
      align: 'end',
      cell: ({ used, rounds, value, currency }) => (
        <span className="num">{`${used} / ${rounds} × ${money(value, currency)}`}</span>
      ),
    },
    {
      key: 'won',
      header: t('freeRounds.won'),
      align: 'end',
      cell: ({ won, currency, turnoverPercent }) => (
        <>
          <b className="block">{money(won, currency)}</b>
          <span className="text-caption text-text-3">
            {t('freeRounds.toWager', { percent: turnoverPercent })}
          </span>
        </>
      ),
    },
    {
      key: 'games',
      header: t('words.field.games'),
      cell: ({ games }) => games.map(({ name }) => name).join(', '),
    },
    {
      key: 'until',
      header: t('words.field.until'),
      cell: ({ expiresAt }) => <Moment at={expiresAt} />,
    },
    {
      key: 'by',
      header: t('freeRounds.grantedBy'),
      cell: ({ grantedBy, approvedBy, grantedAt, reason }) => (
        <>
          <span className="block">
            {approvedBy === null ? grantedBy : `${grantedBy}, ${approvedBy}`} ·{' '}
            <Moment at={grantedAt} />
          </span>
          <span className="text-caption text-text-2">{reason}</span>
        </>
      ),
    },
    { key: 'actions', header: t('actions'), place: 'foot', cell: actionsOf },
  ];
}
