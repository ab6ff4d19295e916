import { loginByTicket, logout, lookAtTicket } from '@lantern/contracts';
import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { forgetArrival } from '../../lib/navigation/arrival.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useEntered } from '../../lib/session/entered.ts';
import { useSession } from '../../lib/session/session.ts';
import { useTroubleText } from '../../lib/trouble/trouble-text.ts';

/** The member who was logged in here until now leaves, also for the site. */
const leaveBefore = () => void call(logout).catch(() => undefined);

function useTicket(ticket: string) {
  const session = useSession();
  const entered = useEntered();
  // Looking does not use the ticket up, but to ask a second time about one that was refused is of
  // no use.
  const look = useQuery({
    queryKey: [lookAtTicket.name, ticket],
    queryFn: ({ signal }) => call(lookAtTicket, { body: { ticket }, signal }),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(loginByTicket, { body: { ticket } }),
    onSuccess: (value) => {
      if (session) leaveBefore();
      forgetArrival('ticket');
      entered(value);
    },
  });
  return {
    account: look.data?.account,
    trouble: error ?? look.error,
    enter: () => mutate(),
    entering: isPending,
  };
}

/**
 * Asks before using a login ticket: it names the account of the link, and never replaces an open
 * session unasked (LOG-11).
 */
export default function TicketDialog({ ticket }: { ticket: string }) {
  const { t } = useTranslation(['session', 'common']);
  const session = useSession();
  const troubleText = useTroubleText();
  const overlay = useOverlay();
  const { account, trouble, enter, entering } = useTicket(ticket);
  const cancel = () => forgetArrival('ticket');
  const shared = { open: true, onOpenChange: cancel, closeLabel: t('common:close') };
  if (trouble)
    return (
      <ConfirmDialog
        {...shared}
        title={t('ticket.failedTitle')}
        message={troubleText(trouble)}
        confirmLabel={t(session ? 'ticket.stay' : 'login.title')}
        onConfirm={() => {
          cancel();
          if (!session) overlay.open('login');
        }}
      />
    );
  if (account === undefined) return null;
  return (
    <ConfirmDialog
      {...shared}
      title={t('ticket.title', { account })}
      message={session ? t('ticket.replaces', { account: session.account }) : t('ticket.message')}
      confirmLabel={t('ticket.confirm')}
      cancelLabel={t('ticket.cancel')}
      busy={entering}
      dismissible={!entering}
      onConfirm={enter}
    />
  );
}
