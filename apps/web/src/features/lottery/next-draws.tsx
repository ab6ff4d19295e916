import { Rail } from '@lantern/ui';
import { Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AllLink } from '../../lib/navigation/all-link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { GameCard } from './draws/game-cards.tsx';
import { useMenu } from './draws/use-menu.ts';
import { useOpened } from './draws/use-opened.ts';

/** So many draws are worth a look; the lobby has the others. */
const shown = 8;
const columns = { phone: 1.3, tablet: 2.5, desktop: 4 };

/** The draws that close next, each with its countdown and last result. */
export function NextDraws(): ReactNode {
  const { t } = useTranslation(['lobby', 'common', 'lottery']);
  const { groups } = useMenu();
  const opened = useOpened('ELOTT', groups.length > 0);
  const closesAt = (gameCode: string) => opened.find(gameCode)?.numeros[0]?.closesAt;
  const next = groups
    .flatMap(({ gameMenus }) => gameMenus)
    .flatMap((game) => {
      const at = closesAt(game.gameCode);
      return game.gameType === 'ELOTT' && at ? [{ game, at }] : [];
    })
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, shown);
  if (next.length === 0) return null;
  return (
    <Rail
      title={t('rails.draws')}
      icon={<Ticket size={20} />}
      action={<AllLink to={paths.elott} label={t('rails.draws')} />}
      previousLabel={t('common:previous')}
      nextLabel={t('common:next')}
      columns={columns}
    >
      {next.map(({ game }) => (
        <GameCard
          key={game.gameCode}
          game={game}
          opened={opened.find(game.gameCode)}
          now={opened.now}
          onClosed={opened.refresh}
        />
      ))}
    </Rail>
  );
}
