import {
  cancelTickets,
  type LotteryGame,
  type LotteryTicket,
  ownTickets,
} from '@lantern/contracts';
import { Button, Card, EmptyState, Pager, Skeleton } from '@lantern/ui';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyCall } from '../../../lib/api/money-call.ts';
import { queryOf } from '../../../lib/api/queries.ts';
import { refreshBalance } from '../../../lib/money/balance.ts';
import { useOverlay } from '../../../lib/navigation/overlay.ts';
import { useSession } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/show/toast.ts';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { useTroubleText } from '../../../lib/trouble/trouble-text.ts';
import { askLottery } from '../ask-lottery.ts';
import { betAgainPath } from '../draws/game-path.ts';
import { TicketRow } from './ticket-row.tsx';

function useCancel() {
  const { t } = useTranslation('lottery');
  const client = useQueryClient();
  const troubleText = useTroubleText();
  const cancel = useMoneyCall(cancelTickets);
  return useMutation({
    mutationFn: ({ reference }: LotteryTicket) => cancel({ references: [reference] }),
    onSuccess: () => toast('success', t('ticket.wasCancelled')),
    onError: (trouble) => toast('danger', troubleText(trouble)),
    onSettled: () => Promise.all([refreshBalance(client), askLottery(client, [ownTickets])]),
  });
}

interface TicketsProps {
  game: LotteryGame;
}

/** The member's tickets of a game: cancel before closing, bet again. */
export default function Tickets({ game }: TicketsProps): ReactNode {
  const { t } = useTranslation('lottery');
  const overlay = useOverlay();
  const session = useSession();
  return (
    <Card as="section" className="flex flex-col gap-2">
      <h2 className="text-h2">{t('view.tickets')}</h2>
      {session ? (
        <OwnTickets game={game} />
      ) : (
        <EmptyState
          icon={<Ticket size={28} />}
          title={t('ticket.login')}
          action={<Button onClick={() => overlay.open('login')}>{t('slip.login')}</Button>}
        />
      )}
    </Card>
  );
}

function OwnTickets({ game }: TicketsProps): ReactNode {
  const { t } = useTranslation(['lottery', 'common']);
  const [pageNo, setPageNo] = useState(1);
  const cancel = useCancel();
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(ownTickets, { gameCode: game.gameCode, pageNo: String(pageNo) }),
    placeholderData: keepPreviousData,
  });
  if (error && !data)
    return <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-80 rounded-button" />;
  if (data.total === 0) return <EmptyState icon={<Ticket size={28} />} title={t('ticket.none')} />;
  return (
    <>
      <ul>
        {data.list.map((ticket) => (
          <TicketRow
            key={ticket.reference}
            ticket={ticket}
            repeatPath={betAgainPath(game, ticket)}
            onCancel={cancel.mutate}
            cancelling={cancel.isPending && cancel.variables.reference === ticket.reference}
          />
        ))}
      </ul>
      <Pager
        page={pageNo}
        totalPages={data.totalPages}
        onPage={setPageNo}
        label={t('ticket.pages')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(page) => t('results.page', { page })}
      />
    </>
  );
}
