import { type BodyOf, readMessages, removeMessages } from '@lantern/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { askAgain } from '../../lib/api/ask-again.ts';
import { applyUnread } from '../../lib/money/balance.ts';
import { toast } from '../../lib/show/toast.ts';
import { useTroubleText } from '../../lib/trouble/trouble-text.ts';

/** Marks messages as read, or removes them; without ids all of them. */
export function useMark(how: 'read' | 'remove' = 'read') {
  const client = useQueryClient();
  const troubleText = useTroubleText();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: BodyOf<typeof readMessages>) =>
      call(how === 'read' ? readMessages : removeMessages, { body }),
    onSuccess: ({ unreadCount }) => applyUnread(client, unreadCount),
    onError: (trouble) => toast('danger', troubleText(trouble)),
    onSettled: () => askAgain(client, ['inboxMessages']),
  });
  return { mark: mutate, marking: isPending };
}
