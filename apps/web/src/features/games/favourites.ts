import { addFavourite, favouriteGames, favouriteIds, removeFavourite } from '@lantern/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { call } from '../../lib/api/api.ts';
import { queryKeyOf, queryOf } from '../../lib/api/queries.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/show/toast.ts';
import { useTroubleText } from '../../lib/trouble/trouble-text.ts';

const including = (ids: readonly string[], nodeId: string) => [nodeId, ...without(ids, nodeId)];
const without = (ids: readonly string[], nodeId: string) => ids.filter((id) => id !== nodeId);

/**
 * Whether a game is a favourite, and the change of it (GAM-05). The heart changes at once, and back
 * if the site refuses. A visitor is asked to log in.
 */
export function useFavourite(nodeId: string): { pressed: boolean; toggle: () => void } {
  const session = useSession();
  const overlay = useOverlay();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const troubleText = useTroubleText();
  const { data: pressed = false } = useQuery({
    ...queryOf(favouriteIds),
    enabled: session !== undefined,
    select: (ids) => ids.includes(nodeId),
  });
  const change = async () => {
    const queryKey = queryKeyOf(favouriteIds);
    await client.cancelQueries({ queryKey });
    client.setQueryData<string[]>(queryKey, (ids = []) =>
      pressed ? without(ids, nodeId) : including(ids, nodeId),
    );
    try {
      await (pressed
        ? call(removeFavourite, { query: { nodeId } })
        : call(addFavourite, { body: { nodeId } }));
    } catch (trouble) {
      toast('danger', troubleText(trouble));
      await client.invalidateQueries({ queryKey });
    }
    await client.invalidateQueries({ queryKey: [favouriteGames.name] });
  };
  const toggle = () => {
    if (session) void change();
    else overlay.open('login', { to: `${pathname}${search}` });
  };
  return { pressed, toggle };
}
