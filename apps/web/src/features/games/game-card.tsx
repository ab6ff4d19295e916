import type { Game } from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import { Button, GameTile } from '@lantern/ui';
import { artAddress } from '@lantern/ui/art-address';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { isTrial, useSession } from '../../lib/session/session.ts';
import { useFavourite } from './favourites.ts';
import { useGameFacts } from './game-facts.ts';
import type { Launch } from './launch.ts';

type Badge = { kind: 'hot' | 'new' | 'live' | 'jackpot'; label: string };

/** The label on the art of a game, if any. */
export function useBadge(): (game: Game) => Badge | undefined {
  const { t } = useTranslation('games');
  return (game) => {
    if (game.maintenance) return undefined;
    if (game.isNew) return { kind: 'new', label: t('badge.new') };
    if (game.jackpot) return { kind: 'jackpot', label: t('badge.jackpot') };
    if (game.isHot === 1) return { kind: 'hot', label: t('badge.hot') };
    if (game.gameType === 'LIVE') return { kind: 'live', label: t('badge.live') };
    return undefined;
  };
}

/** Why a trial account cannot play a game, which has no play money; undefined where it can. */
export function useMembersOnly(): (game: Game) => string | undefined {
  const { t } = useTranslation('games');
  const trial = isTrial(useSession());
  return (game) => (trial && !game.trial ? t('membersOnly') : undefined);
}

/** How many play a game now; undefined where few do. */
function usePlayers(): (game: Game) => { shown: string; spoken: string } | undefined {
  const { t, i18n } = useTranslation('games');
  return ({ playing }) => {
    if (playing === undefined) return undefined;
    const shown = playing.toLocaleString(formatTag(i18n.language));
    return { shown, spoken: t('playing', { number: shown }) };
  };
}

interface GameCardProps extends Launch {
  game: Game;
}

/** A game as a tile. One that is under maintenance leads to others instead (GAM-08). */
export function GameCard({ game, launch, opening }: GameCardProps): ReactNode {
  const { t } = useTranslation('games');
  const badge = useBadge()(game);
  const membersOnly = useMembersOnly()(game);
  const { pressed, toggle } = useFavourite(game.nodeId);
  const { rtp, stake } = useGameFacts()(game);
  const overlay = useOverlay();
  const { nodeId, name, vassalage, maintenance } = game;
  const players = usePlayers()(game);
  const facts = [stake, rtp].filter((fact) => fact !== undefined);
  return (
    <GameTile
      as="button"
      type="button"
      spoken={t(maintenance ? 'closedNamed' : 'playNamed', { name })}
      aria-busy={opening === game.nodeId}
      onClick={() => launch(game)}
      name={name}
      vendor={game.vendorName}
      art={game.icon}
      rendered={game.picture}
      fallbackArt={artAddress('game', `${game.gameType}.${game.vassalage}`)}
      badge={badge}
      facts={facts}
      players={membersOnly === undefined ? players : undefined}
      favourite={{
        pressed,
        label: t(pressed ? 'favourite.remove' : 'favourite.add', { name }),
        onToggle: toggle,
      }}
      info={{
        label: t('about', { name }),
        onOpen: () => overlay.open('gameDetails', { nodeId, vassalage, name }),
      }}
      maintenance={maintenance ? t('maintenance') : undefined}
      locked={membersOnly}
      className="h-full [&_button]:text-start"
      actions={
        maintenance ? undefined : (
          <Button
            kind="accent"
            tabIndex={-1}
            aria-hidden
            loading={opening === game.nodeId}
            start={<Play size={18} aria-hidden />}
            onClick={() => launch(game)}
          >
            {t('play')}
          </Button>
        )
      }
    />
  );
}
