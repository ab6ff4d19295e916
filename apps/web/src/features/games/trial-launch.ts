import { freePlay } from '@lantern/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { openSession, useSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/show/toast.ts';
import { useTroubleText } from '../../lib/trouble/trouble-text.ts';
import type { GameRef } from './game-ref.ts';
import { useLaunch } from './launch.ts';

/** Opens a trial account with play money, logs it in and opens the game. */
export function useTrialLaunch(): { launch: (game: GameRef) => void; busy: boolean } {
  const { launch, opening } = useLaunch();
  const session = useSession();
  const troubleText = useTroubleText();
  const [wanted, setWanted] = useState<GameRef>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(freePlay, { body: {} }),
    onSuccess: openSession,
    onError: (trouble) => {
      setWanted(undefined);
      toast('danger', troubleText(trouble));
    },
  });
  const open = useEffectEvent((game: GameRef) => {
    setWanted(undefined);
    launch(game);
  });
  useEffect(() => {
    if (session && wanted) open(wanted);
  }, [session, wanted]);
  return {
    launch: (game) => {
      setWanted(game);
      mutate();
    },
    busy: isPending || wanted !== undefined || opening !== undefined,
  };
}
