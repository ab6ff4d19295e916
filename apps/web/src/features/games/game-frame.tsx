import { Button, Skeleton } from '@lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshBalance } from '../../lib/money/balance.ts';
import { type FrameMessage, readFrameMessage } from './frame-message.ts';
import type { OpenGame } from './open-game.ts';
import { useStayActive } from './stay-active.ts';

/** After so long without a sign of the game, the page offers to start it again. */
const slowAfterMs = 15_000;

/** No `allow-top-navigation`: a game cannot send the page elsewhere. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-orientation-lock';

type OnMessage = (message: FrameMessage) => void;

function useFrameMessages(
  game: OpenGame,
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: OnMessage,
): void {
  const receive = useEffectEvent((event: MessageEvent) => {
    const message = readFrameMessage(event, {
      origin: game.origin,
      window: frame.current?.contentWindow,
    });
    if (message) onMessage(message);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
}

interface GameFrameProps {
  game: OpenGame;
  onExit: () => void;
  onRestart: () => void;
}

/** The game of a vendor, shut into a frame of another origin. */
export function GameFrame({ game, onExit, onRestart }: GameFrameProps): ReactNode {
  const { t } = useTranslation('games');
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'slow' | 'there'>('loading');
  const client = useQueryClient();
  const stayActive = useStayActive();
  useFrameMessages(game, frame, (message) => {
    if (message === 'lantern:ready') setState('there');
    if (message === 'lantern:balance') {
      void refreshBalance(client);
      stayActive();
    }
    if (message === 'lantern:close') onExit();
  });

  useEffect(() => {
    const timer = setTimeout(
      () => setState((now) => (now === 'loading' ? 'slow' : now)),
      slowAfterMs,
    );
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="relative min-h-0 flex-1 bg-ink">
      {state !== 'there' && (
        <div
          role="status"
          className={clsx(
            'absolute inset-0 grid place-content-center justify-items-center gap-4 p-6',
            'text-center text-on-header',
          )}
        >
          <Skeleton className="size-24 rounded-hero opacity-20" />
          <p className="text-label">{t('frame.loading', { name: game.name })}</p>
          {state === 'slow' && (
            <>
              <p className="text-body text-on-header-2">{t('frame.slow')}</p>
              <Button onClick={onRestart}>{t('frame.reload')}</Button>
            </>
          )}
        </div>
      )}
      <iframe
        ref={frame}
        title={game.name}
        src={game.url}
        sandbox={sandbox}
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
        onLoad={() => setState('there')}
        className="absolute inset-0 size-full border-0"
      />
    </div>
  );
}
