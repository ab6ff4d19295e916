import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { askAgain } from '../lib/api/ask-again.ts';
import { connectLive } from '../lib/live/live.ts';
import type { Followed, LiveContext, LiveEvents } from '../lib/live/refresh.ts';
import { useLimitText } from '../lib/protection/limit-text.ts';
import { useSession } from '../lib/session/session.ts';
import { liveRefreshes } from '../routes/manifests.ts';

function follow<Type extends Followed>(
  type: Type,
  event: LiveEvents[Type],
  context: LiveContext,
): void {
  const { asks, on } = liveRefreshes[type];
  if (on) on(event, context);
  else void askAgain(context.client, asks);
}

/** Asks again for everything that a missed event may have changed. */
const catchUp = (client: QueryClient) =>
  void askAgain(
    client,
    Object.values(liveRefreshes).flatMap(({ asks }) => asks),
  );

/** Keeps what the page shows of a member up to date over the live socket (WAL-06). */
export default function LiveConnection(): null {
  const client = useQueryClient();
  const token = useSession()?.token;
  const limitText = useLimitText();

  const apply = useEffectEvent((event: LiveEvents[Followed]) =>
    follow(event.type, event, { client, token, limitText }),
  );

  useEffect(() => {
    if (token === undefined) return;
    return connectLive({
      token,
      onEvent: (event) => {
        if (event.type !== 'ready') apply(event);
      },
      onReady: (again) => {
        if (again) catchUp(client);
      },
    });
  }, [token, client]);
  return null;
}
