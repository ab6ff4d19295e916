import type { Game } from '@lantern/contracts';
import { Button, GameTile } from '@lantern/ui';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Launch } from './launch.ts';

/** The word that lies on the art of a game, if any. */
export function useBadge(): (game: Game) => { kind: 'hot' | 'new'; label: string } | undefined {
  const { t } = useTranslation('games');
  return (game) => {
    if (game.isNew) return { kind: 'new', label: t('badge.new') };
    if (game.isHot === 1) return { kind: 'hot', label: t('badge.hot') };
    return undefined;
  };
}

/** A game as a tile of a rail. */
export function GameCard({ game, launch, opening }: { game: Game } & Launch): ReactNode {
  const { t } = useTranslation('games');
  const badge = useBadge()(game);
  return (
    <GameTile
      as="button"
      type="button"
      aria-label={t('playNamed', { name: game.name })}
      disabled={game.maintenance}
      aria-busy={opening === game.nodeId}
      onClick={() => launch(game)}
      name={game.name}
      vendor={game.vendorName}
      art={game.icon}
      badge={badge}
      maintenance={game.maintenance ? t('maintenance') : undefined}
      className="h-full [&_button]:text-start"
      actions={
        game.maintenance ? undefined : (
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
