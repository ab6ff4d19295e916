import { Button, IconButton, StatusPill, StatusRow } from '@lantern/ui';
import clsx from 'clsx';
import { Dices, RefreshCw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HiddenMoney } from '../../lib/money/hidden-money.tsx';
import { useRefresh } from '../../lib/parts/use-refresh.ts';
import { useMomentText } from '../../lib/time/moment.tsx';
import type { VendorWallet } from './funds.ts';

interface VendorRowProps {
  wallet: VendorWallet;
  currency: string;
  busy: boolean;
  onFetch: () => void;
}

/** The member's balance at one vendor, its time, and a button to recall it. */
export function VendorRow({ wallet, currency, busy, onFetch }: VendorRowProps) {
  const { t } = useTranslation('wallets');
  const { name, balance, underWay, silent } = wallet;
  const { refresh, updating } = useRefresh(wallet.ask);
  const isEmpty = balance === '0' && !silent;
  return (
    <StatusRow
      icon={<Dices size={20} />}
      title={name}
      state={<State silent={silent} underWay={underWay !== undefined} />}
      text={<When wallet={wallet} />}
      action={
        <div className="flex w-full items-center justify-between gap-2 sm:justify-end">
          {balance !== null && (
            <HiddenMoney minor={balance} currency={currency} className="num text-h3" />
          )}
          <span className="flex items-center gap-2">
            <IconButton
              label={t('where.refresh', { name })}
              aria-disabled={updating}
              icon={
                <RefreshCw
                  size={18}
                  aria-hidden
                  className={clsx((updating || wallet.asking) && 'animate-spin')}
                />
              }
              onClick={refresh}
            />
            <Button
              kind="outline"
              aria-label={t('where.fetch', { name })}
              disabled={isEmpty || underWay !== undefined}
              loading={busy}
              start={<Undo2 size={18} aria-hidden className="max-sm:hidden" />}
              onClick={onFetch}
            >
              {t('form.fetch')}
            </Button>
          </span>
        </div>
      }
    />
  );
}

function State({ silent, underWay }: { silent: boolean; underWay: boolean }) {
  const { t } = useTranslation('wallets');
  if (underWay) return <StatusPill tone="info">{t('where.underway')}</StatusPill>;
  return silent ? <StatusPill tone="warning">{t('where.silentNever')}</StatusPill> : null;
}

function When({ wallet: { asked, asking, silent } }: { wallet: VendorWallet }) {
  const { t } = useTranslation('wallets');
  const momentText = useMomentText();
  if (asked !== null) return t('where.asked', { time: momentText(asked) });
  if (asking) return t('where.asking');
  return silent ? null : t('where.never');
}
