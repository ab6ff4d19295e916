import { launchGame, Refusal, recentGames } from '@lantern/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../lib/api/api.ts';
import { desktopQuery } from '../../lib/device/media.ts';
import { currentTheme } from '../../lib/device/theme.ts';
import { currentLanguage } from '../../lib/i18n/language.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/show/toast.ts';
import { AddressInvalid } from '../../lib/trouble/trouble.ts';
import { useTroubleText } from '../../lib/trouble/trouble-text.ts';
import { entryFrom } from './game-entry.ts';
import type { GameRef } from './game-ref.ts';
import { openGame } from './open-game.ts';

/** The game that a visitor chose and that waits for the login. */
let waiting: GameRef | undefined;

const requestLaunch = ({ nodeId, vassalage, roomId }: GameRef) =>
  call(launchGame, {
    query: {
      ...(roomId === undefined ? { nodeId } : { roomId }),
      vassalage,
      accountType: '1',
      confirmTrans: '0',
      launchMode: 'GLS',
      platform: window.matchMedia(desktopQuery).matches ? 'html5-desktop' : 'html5',
      clientType: '3',
      theme: currentTheme(),
      language: currentLanguage(),
    },
  });

const isMaintenance = (trouble: unknown) =>
  trouble instanceof Refusal && trouble.code === 'game_maintenance';

export interface Launch {
  launch: (game: GameRef) => void;
  /** The room or game that is being opened now. */
  opening: string | undefined;
}

/** Opens a game: for a member at once, for a visitor after the login that it asks for (GAM-06). */
export function useLaunch(): Launch {
  const session = useSession();
  const overlay = useOverlay();
  const location = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const textOf = useTroubleText();
  /** Alternatives to a closed game (GAM-08). */
  const recommend = ({ nodeId, name = '', gameType }: GameRef) =>
    overlay.open('gamePopup', { closed: nodeId, name, ...(gameType && { gameType }) });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (game: GameRef) => {
      if (!(await openGame(await requestLaunch(game)))) throw new AddressInvalid();
    },
    onSuccess: (_, game) => {
      void client.invalidateQueries({ queryKey: [recentGames.name] });
      navigate(paths.game, entryFrom(location, overlay.current !== undefined, game));
    },
    onError: (trouble, game) =>
      isMaintenance(trouble) ? recommend(game) : toast('danger', textOf(trouble)),
  });
  const launch = (game: GameRef) => {
    if (game.maintenance) return recommend(game);
    if (session) return mutate(game);
    waiting = game;
    overlay.open('login', { to: `${location.pathname}${location.search}` });
  };
  return { launch, opening: isPending ? (variables.roomId ?? variables.nodeId) : undefined };
}

/**
 * Opens the game that a visitor chose before the login, and forgets it when the visitor changes
 * their mind.
 */
export function useWaitingLaunch(): void {
  const session = useSession();
  const { launch } = useLaunch();
  const asked = useOverlay().current !== undefined;

  useEffect(() => {
    if (!waiting) return;
    const game = waiting;
    if (session) {
      waiting = undefined;
      launch(game);
    } else if (!asked) {
      waiting = undefined;
    }
  });
}
