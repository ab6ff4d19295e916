import { type FreeRoundGrant, freeRounds, type Game } from '@lantern/contracts';
import { Card, Picture, Skeleton, StatusPill } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { useMoney } from '../../lib/money/money.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { Section } from '../../lib/show/section.tsx';
import { useMomentText } from '../../lib/time/moment.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';

/** The member's free rounds with the games to play them in; those that have ended follow. */
export function FreeRounds() {
  const { t } = useTranslation('centre');
  const { data, error, isFetching, refetch } = useQuery(queryOf(freeRounds));
  return (
    <Section title={t('freeRounds.title')}>
      {error && !data ? (
        <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />
      ) : !data ? (
        <Skeleton className="h-36 rounded-card" />
      ) : data.list.length === 0 ? (
        <p className="text-body text-text-2">{t('freeRounds.none')}</p>
      ) : (
        <ul className="grid gap-3">
          {data.list.map((grant) => (
            <li key={grant.id}>
              <Grant grant={grant} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Grant({ grant }: { grant: FreeRoundGrant }) {
  const { t, i18n } = useTranslation('centre');
  const money = useMoney();
  const momentText = useMomentText();
  const { state, value, currency, rounds, left, won, turnoverPercent, expiresAt, games } = grant;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const isActive = state === 'active';
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="num text-h3">
          {isActive
            ? t('freeRounds.left', { left, rounds })
            : t('freeRounds.each', { amount: money(value, currency) })}
        </p>
        {isActive ? (
          <p className="flex items-center gap-1.5 text-caption text-text-2">
            <Clock size={14} aria-hidden />
            {t('freeRounds.until', { time: momentText(expiresAt) })}
          </p>
        ) : (
          <StatusPill tone="neutral">{t(`freeRounds.${state}`)}</StatusPill>
        )}
      </div>
      <p className="num flex flex-wrap gap-x-4 text-body text-text-2 empty:hidden">
        {isActive && <span>{t('freeRounds.each', { amount: money(value, currency) })}</span>}
        {won !== '0' && <span>{t('freeRounds.won', { amount: money(won, currency) })}</span>}
      </p>
      {(isActive || won !== '0') && (
        <p className="text-caption text-text-2">
          {turnoverPercent > 0
            ? t('freeRounds.wagered', { percent: percent.format(turnoverPercent / 100) })
            : t('freeRounds.cash')}
        </p>
      )}
      {isActive && <Games games={games} />}
    </Card>
  );
}

/** The games of a grant; each opens what is known of it, with a button to play. */
function Games({ games }: { games: readonly Game[] }) {
  const { t } = useTranslation('centre');
  const overlay = useOverlay();
  if (games.length === 0) return <p className="text-body text-text-2">{t('freeRounds.noGame')}</p>;
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {games.map(({ nodeId, vassalage, name, icon }) => (
        <li key={nodeId}>
          <button
            type="button"
            onClick={() => overlay.open('gameDetails', { nodeId, vassalage, name })}
            className={
              'flex min-h-14 w-full items-center gap-3 rounded-card border border-border ' +
              'bg-surface p-2 text-start text-label font-bold hover:bg-sunken'
            }
          >
            <Picture src={icon} alt="" width={40} height={40} className="size-10 rounded-badge" />
            <span className="min-w-0 truncate">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
