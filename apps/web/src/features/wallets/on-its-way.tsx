import type { WalletTransfer } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import clsx from 'clsx';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';
import { useMoney } from '../../lib/money/money.ts';
import { intoSight } from '../../lib/navigation/into-sight.ts';
import { Section } from '../../lib/show/section.tsx';
import type { VendorWallet } from './funds.ts';

interface OnItsWayProps {
  wallets: readonly VendorWallet[];
  /** The transfer that the member has just asked for. */
  opened: string | undefined;
}

/**
 * Transfers that a vendor has not answered for: where the money is meanwhile, and what happens
 * next.
 */
export function OnItsWay({ wallets, opened }: OnItsWayProps) {
  const { t } = useTranslation('wallets');
  const waiting = wallets.flatMap((wallet) =>
    wallet.underWay ? [{ wallet, transfer: wallet.underWay }] : [],
  );
  if (waiting.length === 0) return null;
  return (
    <Section title={t('way.title')}>
      <ul className="flex flex-col gap-2">
        {waiting.map(({ wallet, transfer }) => (
          <Waiting
            key={transfer.reference}
            {...{ wallet, transfer }}
            isNew={transfer.reference === opened}
          />
        ))}
      </ul>
    </Section>
  );
}

interface WaitingProps {
  wallet: VendorWallet;
  transfer: WalletTransfer;
  isNew: boolean;
}

function Waiting({ wallet, transfer, isNew }: WaitingProps) {
  const { t } = useTranslation('wallets');
  const money = useMoney();
  const { vendorName: vendor, direction, amount, currency, reference } = transfer;
  const title =
    amount === null
      ? t('way.all', { vendor })
      : t(`way.${direction}`, { vendor, amount: money(amount, currency) });
  return (
    <li
      ref={isNew ? intoSight : undefined}
      tabIndex={-1}
      className={clsx(
        'flex scroll-my-14 flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3',
        'rounded-card bg-info-soft text-body',
      )}
    >
      <Hourglass size={20} aria-hidden className="shrink-0 self-start text-info" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-h3">{title}</p>
        <p className="mt-0.5 text-text-2">
          {t(direction === 'in' ? 'way.text' : 'way.textOut', { vendor })}
        </p>
        <CopyText text={reference} name={t('line.reference')} className="mt-1 text-caption" />
      </div>
      <Button kind="outline" loading={wallet.asking} onClick={() => void wallet.ask()}>
        {t('way.ask')}
      </Button>
    </li>
  );
}
