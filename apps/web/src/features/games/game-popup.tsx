import { type Game, gameList, hotGames } from '@lantern/contracts';
import { EmptyState } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { type OverlayParams, useOverlay } from '../../lib/navigation/overlay.ts';
import { knownCategory } from './category.ts';
import { GameGrid } from './lobby/game-grid.tsx';

/** Two rows of three. */
const recommended = 6;

/**
 * The games of a vendor. A closed vendor is replaced by open ones of its category, then by popular
 * games.
 */
function useShown({ closed, vassalage, gameType }: OverlayParams): readonly Game[] | undefined {
  const category = knownCategory(gameType);
  const like = useQuery(
    queryOf(gameList, { ...(category && { gameType: category }), ...(vassalage && { vassalage }) }),
  );
  const hot = useQuery({ ...queryOf(hotGames), enabled: vassalage === undefined });
  if (like.isPending || (vassalage === undefined && hot.isPending)) return undefined;
  const alike = like.data?.games ?? [];
  if (vassalage !== undefined) return alike;
  const others = new Map([...alike, ...(hot.data?.list ?? [])].map((game) => [game.nodeId, game]));
  return [...others.values()]
    .filter(({ nodeId, maintenance }) => nodeId !== closed && !maintenance)
    .slice(0, recommended);
}

/**
 * The games of a vendor over the page; or what else can be played while a game is under maintenance
 * (GAM-08).
 */
export default function GamePopup(): ReactNode {
  const { t } = useTranslation(['lobby', 'games', 'common', 'layout']);
  const { current, close } = useOverlay();
  const params = current?.params ?? {};
  const { closed, name } = params;
  const games = useShown(params);
  const title =
    closed && name ? t('closed.title', { name }) : name || t('layout:overlay.gamePopup');
  return (
    <Modal
      open
      onOpenChange={close}
      title={title}
      closeLabel={t('common:close')}
      description={closed ? t('closed.text') : undefined}
    >
      {games?.length === 0 ? (
        <EmptyState
          icon={<Dices size={28} />}
          title={t(closed ? 'closed.none' : 'games:empty')}
          className="py-6"
        />
      ) : (
        <GameGrid games={games} few label={title} />
      )}
    </Modal>
  );
}
