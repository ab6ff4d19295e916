import { freePlay } from '@lantern/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { openSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/show/toast.ts';
import { useSwitch } from '../../lib/site/site.ts';
import { useTroubleText } from '../../lib/trouble/trouble-text.ts';

export interface FreePlay {
  /** Whether the brand offers it. */
  offered: boolean;
  start: () => void;
  busy: boolean;
}

/** Opens a trial account with play money, logs it in and shows the home page. */
export function useFreePlay(): FreePlay {
  const overlay = useOverlay();
  const troubleText = useTroubleText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(freePlay, { body: {} }),
    onSuccess: (session) => {
      openSession(session);
      overlay.leave(paths.home);
    },
    onError: (trouble) => toast('danger', troubleText(trouble)),
  });
  return {
    offered: useSwitch('FREEPLAY3'),
    start: () => {
      if (!isPending) mutate();
    },
    busy: isPending,
  };
}
