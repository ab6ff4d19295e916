import { Button, EmptyState, IconButton } from '@lantern/ui';
import clsx from 'clsx';
import { ArrowLeft, Dices, Maximize, Minimize, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { useFullscreen } from './fullscreen.ts';
import { gameOf, wayOut } from './game-entry.ts';
import { GameFrame } from './game-frame.tsx';
import { JackpotStrip } from './jackpot/jackpot-strip.tsx';
import { useLaunch } from './launch.ts';
import { leaveGame, type OpenGame, useOpenGame } from './open-game.ts';

interface GameGoneProps {
  /** The game is being opened again. */
  opening: boolean;
}

function GameGone({ opening }: GameGoneProps): ReactNode {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  if (opening) return <main aria-busy="true" className="min-h-dvh bg-ink" />;
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        icon={<Dices size={28} />}
        level={1}
        title={t('frame.goneTitle')}
        hint={t('frame.goneText')}
        action={<Button onClick={() => navigate(paths.hot)}>{t('frame.goneAction')}</Button>}
      />
    </main>
  );
}

interface BarProps {
  game: OpenGame;
  tools: ReactNode;
  fullscreen: ReturnType<typeof useFullscreen>;
  onExit: () => void;
  onRestart: () => void;
}

function GameBar({ game, tools, fullscreen, onExit, onRestart }: BarProps): ReactNode {
  const { t } = useTranslation('games');
  return (
    <header
      data-band="header"
      className={clsx(
        'flex h-12 shrink-0 items-center gap-1 px-1',
        'bg-header text-on-header sm:gap-2 sm:px-2',
      )}
    >
      <IconButton
        kind="header"
        label={t('frame.exit')}
        icon={<ArrowLeft size={20} aria-hidden className="rtl:-scale-x-100" />}
        onClick={onExit}
      />
      <h1 className="min-w-0 flex-1 truncate text-label font-bold">
        {game.name}{' '}
        <span className="font-medium text-on-header-2 max-sm:sr-only">{game.vendorName}</span>
      </h1>
      {tools}
      <IconButton
        kind="header"
        label={t('frame.reload')}
        icon={<RotateCw size={18} aria-hidden />}
        onClick={onRestart}
      />
      {fullscreen.possible && (
        <IconButton
          kind="header"
          className="max-sm:hidden"
          label={t(fullscreen.on ? 'frame.leaveFullscreen' : 'frame.fullscreen')}
          icon={
            fullscreen.on ? <Minimize size={18} aria-hidden /> : <Maximize size={18} aria-hidden />
          }
          onClick={fullscreen.toggle}
        />
      )}
    </header>
  );
}

/**
 * Opens the game of this history entry if none is open, as after a reload. Returns whether the page
 * waits for it.
 */
function useReopened(open: boolean): boolean {
  const session = useSession();
  const named = gameOf(useLocation());
  const { launch, opening } = useLaunch();
  // One attempt for each login: a refusal has shown its reason.
  const [tried, setTried] = useState<string>();
  const due = !open && named !== undefined && session !== undefined && tried !== session.token;
  const reopen = useEffectEvent(() => {
    if (!named) return;
    setTried(session?.token);
    launch(named);
  });
  useEffect(() => {
    if (due) reopen();
  }, [due]);
  return due || opening !== undefined;
}

/** A game on a page of its own, or beside the bars of the site. */
const gamePaths: readonly string[] = [paths.game, paths.seamless];

interface GameScreenProps {
  /** Shown in the bar, such as the balance. */
  tools: ReactNode;
  /** Shown below the bar, such as the wallet of the game. */
  below?: ReactNode;
  /** What to show without a game. */
  gone?: ReactNode;
  /** The page around it has the landmarks, and the place: its height comes from here. */
  within?: string;
}

/**
 * A running game: a slim bar, the frame, and a second way out after it, so that the keyboard is
 * never caught.
 */
export function GameScreen({ tools, below, gone, within }: GameScreenProps): ReactNode {
  const { t } = useTranslation('games');
  const game = useOpenGame();
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const { launch } = useLaunch();
  const screen = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(screen);
  const reopening = useReopened(game !== undefined);

  // The game belongs to the session and to this address: it ends with either.
  useEffect(
    () => () => {
      if (!gamePaths.includes(window.location.pathname)) leaveGame();
    },
    [],
  );
  useEffect(() => {
    if (!session) leaveGame();
  }, [session]);

  if (!game) return gone ?? <GameGone opening={reopening} />;
  const Main = within ? 'div' : 'main';
  const exit = () => {
    const out = wayOut(location);
    if (out.to === -1) navigate(-1);
    else navigate(out.to, { replace: out.replace });
  };
  const restart = () => launch(game);
  return (
    <div ref={screen} className={clsx('flex flex-col bg-canvas', within ?? 'h-dvh')}>
      <GameBar
        game={game}
        tools={tools}
        fullscreen={fullscreen}
        onExit={exit}
        onRestart={restart}
      />
      <Main className="flex min-h-0 flex-1 flex-col">
        {below}
        <JackpotStrip nodeId={game.nodeId} />
        <GameFrame key={game.url} game={game} onExit={exit} onRestart={restart} />
        <div className="sr-only focus-within:not-sr-only">
          <Button block onClick={exit}>
            {t('frame.exit')}
          </Button>
        </div>
      </Main>
    </div>
  );
}
