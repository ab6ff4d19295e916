import type { Game, gameDetails, ValueOf } from '@lantern/contracts';
import { Badge, Button, IconButton, Picture } from '@lantern/ui';
import { artAddress } from '@lantern/ui/art-address';
import clsx from 'clsx';
import { Heart, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/money/money.ts';
import { useSession } from '../../lib/session/session.ts';
import { useSwitch } from '../../lib/site/site.ts';
import { useFavourite } from './favourites.ts';
import { useBadge } from './game-card.tsx';
import { useGameFacts } from './game-facts.ts';
import { useLaunch } from './launch.ts';
import { useTrialLaunch } from './trial-launch.ts';

export type Known = ValueOf<typeof gameDetails>;

/** What is known; `wide` ones have the whole row of a desktop. */
export function GameFacts({ game, volatility, wide }: Known & { wide: boolean }): ReactNode {
  const { t } = useTranslation(['lobby', 'games']);
  const money = useMoney();
  const { rtp } = useGameFacts()(game);
  const facts = [
    [t('details.return'), rtp],
    [t('details.volatility'), volatility && t(`volatility.${volatility}`)],
    [t('details.stake'), game.minBet && money(game.minBet)],
    [t('details.largest'), game.maxBet && money(game.maxBet)],
    [t('filter.lines'), game.lineNum],
    [t('filter.kind'), game.gameClassify && t(`kind.${game.gameClassify}`)],
    [t('details.category'), t(`games:category.${game.gameType}`)],
  ] as const;
  return (
    <dl className={clsx('grid grid-cols-2 gap-x-4 gap-y-3', wide && 'md:grid-cols-4')}>
      {facts.map(([name, value]) =>
        value === null || value === undefined ? null : (
          <div key={name}>
            <dt className="text-caption text-text-3">{name}</dt>
            <dd className="num text-body font-bold">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/**
 * The ways to play it: for real money, and for visitors with play money. `named`: the button says
 * which game it opens, where no dialog does.
 */
export function GameWays({ game, named }: { game: Game; named?: boolean }): ReactNode {
  const { t } = useTranslation(['lobby', 'games']);
  const { launch, opening } = useLaunch();
  const { pressed, toggle } = useFavourite(game.nodeId);
  const trial = useTrialLaunch();
  const offered = useSwitch('FREEPLAY3') && useSession() === undefined && game.trial;
  const { name } = game;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2">
        <Button
          kind="accent"
          size={48}
          loading={opening === game.nodeId}
          aria-label={named ? t('games:playNamed', { name }) : undefined}
          start={<Play size={20} aria-hidden />}
          onClick={() => launch(game)}
          className="flex-1"
        >
          {t('games:play')}
        </Button>
        <IconButton
          kind="outline"
          aria-pressed={pressed}
          label={t(pressed ? 'games:favourite.remove' : 'games:favourite.add', { name })}
          icon={
            <Heart
              size={20}
              aria-hidden
              className={pressed ? 'fill-accent text-accent' : undefined}
            />
          }
          onClick={toggle}
          className="size-12!"
        />
      </div>
      {offered && (
        <Button
          block
          kind="outline"
          size={48}
          loading={trial.busy}
          onClick={() => trial.launch(game)}
        >
          {t('details.trial')}
        </Button>
      )}
    </div>
  );
}

/** The game's scene, wide, or its tile where there is no scene. */
export function GameArt({ game, hero }: Known): ReactNode {
  const badge = useBadge()(game);
  return (
    <div
      className={clsx(
        'relative overflow-hidden rounded-card bg-sunken',
        hero ? 'aspect-2/1 md:aspect-5/2' : 'aspect-3/4 self-start md:row-span-2',
      )}
    >
      <Picture
        src={game.icon}
        rendered={hero ?? game.picture}
        sizes={hero ? '(min-width: 48rem) 552px, 92vw' : '(min-width: 48rem) 224px, 40vw'}
        fallback={artAddress('game', `${game.gameType}.${game.vassalage}`)}
        width={hero ? 780 : 300}
        height={hero ? 390 : 400}
        className={clsx('size-full object-cover', hero && 'rtl:-scale-x-100')}
      />
      {badge && <Badge {...badge} className="absolute start-2 top-2" />}
    </div>
  );
}
