import type { WalletTransfer, WalletTransferState } from '@lantern/contracts';
import { StatusPill, StatusRow, type StatusTone } from '@lantern/ui';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HiddenMoney } from '../../lib/money/hidden-money.tsx';
import { Rows, Section } from '../../lib/show/section.tsx';
import { Moment } from '../../lib/time/moment.tsx';

const tones: Record<WalletTransferState, StatusTone> = {
  requested: 'info',
  sent: 'info',
  unknown: 'warning',
  done: 'success',
  returned: 'neutral',
};

const reasons = [
  'insufficient_funds',
  'player_blocked',
  'not_received',
  'single_wallet',
  'player_not_found',
  'wrong_currency',
  'amount_out_of_range',
] as const;
const reasonOf = (text: string | null) => reasons.find((one) => one === text);

/** Transfers that came to their end, and why those that came back did. */
export function LastTransfers({ transfers }: { transfers: readonly WalletTransfer[] }) {
  const { t } = useTranslation('wallets');
  if (transfers.length === 0) return null;
  return (
    <Section title={t('last.title')}>
      <Rows>
        {transfers.map((transfer) => (
          <Row key={transfer.reference} transfer={transfer} />
        ))}
      </Rows>
    </Section>
  );
}

function Row({ transfer }: { transfer: WalletTransfer }) {
  const { t } = useTranslation('wallets');
  const { direction, vendorName: vendor, amount, currency, state, reason, createdAt } = transfer;
  const Icon = direction === 'in' ? ArrowUpRight : ArrowDownLeft;
  const known = reasonOf(reason);
  return (
    <StatusRow
      icon={<Icon size={20} className="rtl:-scale-x-100" />}
      title={t(`last.${direction}`, { vendor })}
      state={<StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>}
      text={
        <>
          <Moment instant={createdAt} />
          {known && <span className="block">{t(`reason.${known}`)}</span>}
        </>
      }
      action={
        amount !== null && (
          <HiddenMoney minor={amount} currency={currency} className="num text-h3" />
        )
      }
    />
  );
}
