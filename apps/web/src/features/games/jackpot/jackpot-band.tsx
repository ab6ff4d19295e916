import { type Game, type JackpotNow, jackpotNow } from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import { Picture, Rail } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { useMoney } from '../../../lib/money/money.ts';
import { GameCard } from '../game-card.tsx';
import { useLaunch } from '../launch.ts';
import { useCounted } from './use-counted.ts';

/** For visitors, who have no live connection. */
const refreshMs = 30_000;
const columns = { desktop: 5 };
const shownWins = 3;

type Jackpot = NonNullable<JackpotNow['jackpot']>;

/** The smallest bet that can win; 1 where no game states one. */
const smallestBet = (games: readonly Game[]): bigint =>
  games
    .flatMap(({ minBet }) => (minBet === null ? [] : [BigInt(minBet)]))
    .reduce((least, one) => (one < least ? one : least), BigInt(games[0]?.minBet ?? 1));

function Plate({ jackpot, wins }: { jackpot: Jackpot; wins: JackpotNow['wins'] }): ReactNode {
  const { t, i18n } = useTranslation('lobby');
  const money = useMoney();
  const { currency, odds, seed, games, hero } = jackpot;
  const pot = useCounted(jackpot.pot);
  const stake = smallestBet(games);
  const chance = (BigInt(odds) / stake).toLocaleString(formatTag(i18n.language));
  return (
    <div
      className={clsx(
        'relative isolate flex min-w-0 flex-col justify-center gap-1 overflow-hidden p-4 md:p-6',
        'rounded-card bg-header text-on-header md:rounded-hero lg:justify-end',
      )}
    >
      {hero && (
        <Picture
          src={`${hero.base}.780.webp`}
          rendered={hero}
          sizes="(min-width: 64rem) 690px, 100vw"
          width={780}
          height={390}
          className={clsx(
            'absolute inset-0 -z-20 size-full object-cover object-right rtl:-scale-x-100',
            'lg:inset-x-0 lg:top-0 lg:h-2/3 lg:object-[94%_50%]',
          )}
        />
      )}
      <span
        aria-hidden
        className={clsx(
          'absolute inset-0 -z-10 from-header via-header/75 to-transparent bg-linear-to-r',
          'rtl:bg-linear-to-l lg:bg-linear-to-t! lg:from-35% lg:via-header/55 lg:via-50% lg:to-65%',
        )}
      />
      <p className="flex items-center gap-2 text-label font-bold text-gold">
        <Gem size={18} aria-hidden />
        {t('jackpot.title')}
      </p>
      <p className="num truncate text-display text-gold">{money(pot, currency)}</p>
      <p className="text-caption text-on-header/85 max-lg:max-w-3/5">
        {t('jackpot.odds', { stake: money(String(stake), currency), odds: chance })}
      </p>
      <p className="text-caption text-on-header-2 max-lg:max-w-3/5">
        {t('jackpot.next', { seed: money(seed, currency) })}
      </p>
      {wins.length > 0 && (
        <ul className="mt-2 flex flex-col gap-0.5 text-caption font-semibold">
          {wins.slice(0, shownWins).map(({ player, amount, currency: won, game, at }) => (
            <li key={at} className="truncate">
              {t('jackpot.won', { player, amount: money(amount, won), game })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The brand's jackpot with its games; nothing for a brand without one. */
export function JackpotBand(): ReactNode {
  const { t } = useTranslation(['lobby', 'common']);
  const launch = useLaunch();
  const { data } = useQuery({ ...queryOf(jackpotNow), refetchInterval: refreshMs });
  if (!data?.jackpot) return null;
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-4">
      <Plate jackpot={data.jackpot} wins={data.wins} />
      <Rail
        title={t('jackpot.games')}
        icon={<Gem size={20} />}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        columns={columns}
        className="min-w-0"
      >
        {data.jackpot.games.map((game) => (
          <GameCard key={game.nodeId} game={game} {...launch} />
        ))}
      </Rail>
    </div>
  );
}
