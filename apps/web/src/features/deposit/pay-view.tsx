import type { Deposit } from '@lantern/contracts';
import { currencyDigits, toDecimal } from '@lantern/rules';
import { Countdown } from '@lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';
import { refreshDeposits } from '../../lib/money/deposits.ts';
import { useMoney } from '../../lib/money/money.ts';
import { intoSight } from '../../lib/navigation/into-sight.ts';
import { BankPanel } from './bank-panel.tsx';
import { CoinsPanel } from './coins-panel.tsx';
import { QrPanel } from './qr-panel.tsx';

/** Whether this page says how a deposit is paid, and not one of the gateway. */
export const isPaidHere = ({ status, instructions }: Deposit): boolean =>
  status === 'pending' && instructions !== null && instructions.kind !== 'redirect';

interface PayViewProps {
  deposit: Deposit;
  /** The member has just asked for it, or for this page of it. */
  isNew: boolean;
  onDeclared: () => void;
}

/** How a deposit is paid that needs no page of a gateway: how much, until when, and to where. */
export function PayView({ deposit, isNew, onDeclared }: PayViewProps) {
  const { instructions } = deposit;
  return (
    <div className="flex w-full flex-col gap-5">
      <Head {...{ deposit, isNew }} />
      {instructions?.kind === 'bank' && (
        <BankPanel {...{ deposit, onDeclared }} to={instructions} />
      )}
      {instructions?.kind === 'qr' && (
        <QrPanel payload={instructions.payload} reference={deposit.reference} />
      )}
      {instructions?.kind === 'crypto' && (
        <CoinsPanel to={instructions} reference={deposit.reference} />
      )}
    </div>
  );
}

function Head({ deposit, isNew }: Pick<PayViewProps, 'deposit' | 'isNew'>) {
  const { t } = useTranslation('deposit');
  const client = useQueryClient();
  const money = useMoney();
  const { amount, currency, expiresAt, kind } = deposit;
  const until = Date.parse(expiresAt);
  const lookAgain = () => void refreshDeposits(client);
  return (
    <div className="flex flex-col items-center gap-1.5 text-center">
      <h3
        ref={isNew ? intoSight : undefined}
        tabIndex={-1}
        className="text-body text-text-2 outline-none"
      >
        {t(`payExactly.${kind}`)}
      </h3>
      {kind === 'crypto' ? (
        <p className="num text-display">{money(amount, currency)}</p>
      ) : (
        // As it is typed into a banking app: digits alone.
        <CopyText
          text={toDecimal(amount, currencyDigits(currency))}
          shown={money(amount, currency)}
          name={t('amount')}
          className="num text-display [&>bdi]:font-extrabold [&>bdi]:tracking-normal"
        />
      )}
      <p className="text-caption text-text-2">
        {t('timeLeft')}{' '}
        <Countdown
          until={until}
          onEnd={lookAgain}
          announce={(count) => t('secondsLeft', { count })}
        />
      </p>
    </div>
  );
}
