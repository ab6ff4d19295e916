import type { PayInstructions } from '@lantern/contracts';
import { Card } from '@lantern/ui';
import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';
import { ProgressBar } from '../../lib/show/progress-bar.tsx';
import { Fact } from './fact.tsx';
import { QrPicture } from './qr-picture.tsx';

type Coins = Extract<PayInstructions, { kind: 'crypto' }>;

/** Where coins go, how many, on which network, and how far the chain has confirmed them. */
export function CoinsPanel({ to, reference }: { to: Coins; reference: string }) {
  const { t } = useTranslation('deposit');
  const { coin, network, address, coins, confirmations } = to;
  return (
    <div className="flex flex-col items-center gap-4">
      <p
        className={clsx(
          'flex gap-3 px-4 py-3',
          'rounded-card bg-warning-soft text-body font-semibold text-warning',
        )}
      >
        <TriangleAlert size={20} aria-hidden className="shrink-0" />
        <span>{t('coins.warning', { coin, network })}</span>
      </p>
      <QrPicture text={address} title={t('coins.qr', { network })} fileName={`${reference}.png`} />
      <Card padding="none" className="w-full">
        <dl aria-label={t('coins.title')} className="flex flex-col px-4 py-2">
          <Fact name={t('coins.amount')}>
            <CopyText
              text={coins}
              shown={`${coins} ${coin}`}
              name={t('coins.amount')}
              className="-me-2"
            />
          </Fact>
          <Fact name={t('coins.network')}>{network}</Fact>
          <div className="flex flex-col gap-0.5 py-2">
            <dt className="text-body text-text-2">{t('coins.address')}</dt>
            <dd className="m-0 text-label">
              <CopyText
                text={address}
                name={t('coins.address')}
                className="-me-2 justify-between"
              />
            </dd>
          </div>
        </dl>
      </Card>
      <Confirmations {...confirmations} />
    </div>
  );
}

function Confirmations({ seen, needed }: { seen: number; needed: number }) {
  const { t } = useTranslation('deposit');
  return (
    <div className="flex w-full flex-col gap-1.5">
      <p aria-live="polite" className="flex justify-between gap-4 text-body text-text-2">
        <span>{t(seen === 0 ? 'coins.waiting' : 'coins.seen')}</span>
        <bdi dir="ltr" className="num text-label text-text">
          {seen}/{needed}
        </bdi>
      </p>
      <ProgressBar label={t('coins.confirmations')} value={seen} max={needed} />
    </div>
  );
}
