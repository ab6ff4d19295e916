import { type WalletTransfer, walletTransferCall } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyCall } from '../../lib/api/money-call.ts';
import { refreshBalance } from '../../lib/money/balance.ts';
import { useMoney } from '../../lib/money/money.ts';
import { refreshWallets } from '../../lib/money/wallets.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { currentSession } from '../../lib/session/session.ts';
import { BottomNotice } from '../../lib/show/bottom-notice.tsx';
import { toast } from '../../lib/show/toast.ts';
import { isUnderWay } from './funds.ts';

interface RecallAfterGameProps {
  vassalage: string;
  vendor: string;
  onDone: () => void;
}

/**
 * Recalls the money from the vendor of a game that the member has left, and says how much came
 * back. What did not stays on the screen, with what to do.
 */
export default function RecallAfterGame(props: RecallAfterGameProps): ReactNode {
  const { vassalage, vendor, onDone } = props;
  const { t } = useTranslation(['wallets', 'common']);
  const money = useMoney();
  const client = useQueryClient();
  const { openCentre } = useOverlay();
  const recall = useMoneyCall(walletTransferCall);
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);

  const tell = ({ state, amount, currency, reason }: WalletTransfer) => {
    if (state === 'returned' && reason !== 'insufficient_funds') return setFailed(true);
    if (isUnderWay({ state })) toast('info', t('told.unknown'));
    if (state === 'done' && amount !== null && amount !== '0')
      toast('success', t('recall.done', { amount: money(amount, currency) }));
    onDone();
  };
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    // The site recalls the money of a member who has logged out.
    if (!currentSession()) return onDone();
    recall({ direction: 'out', vassalage })
      .then(({ transfers: [transfer] }) => (transfer ? tell(transfer) : onDone()))
      .catch(() => (currentSession() ? setFailed(true) : onDone()))
      .finally(() => Promise.all([refreshWallets(client), refreshBalance(client)]));
  });
  useEffect(() => begin(), []);

  return (
    <BottomNotice className="pointer-events-auto max-w-lg flex-wrap">
      {failed && (
        <>
          <p className="min-w-48 flex-1 text-label">{t('game.stays', { vendor })}</p>
          <Button
            kind="accent"
            size={36}
            onClick={() => {
              onDone();
              openCentre('transferFund');
            }}
          >
            {t('game.page')}
          </Button>
          <Button
            kind="ghost"
            size={36}
            className="bg-transparent! text-white! hover:bg-header-well!"
            onClick={onDone}
          >
            {t('common:dismiss')}
          </Button>
        </>
      )}
    </BottomNotice>
  );
}
