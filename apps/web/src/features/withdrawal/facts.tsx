import type { WithdrawalDetail } from '@lantern/contracts';
import { Card, StatusPill } from '@lantern/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';
import { useMoney } from '../../lib/money/money.ts';
import { looks } from './looks.ts';

/** The amounts, the account and the number of a withdrawal, and what the member has said of it. */
export function Facts({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t } = useTranslation('withdrawal');
  const money = useMoney();
  const { reference, amount, fee, payout, currency, status, account, received, proofs } =
    withdrawal;
  const isPart = received !== null && received !== payout;
  return (
    <Card padding="none" className="w-full">
      <p
        className={clsx(
          'flex flex-wrap items-center justify-between gap-2 px-4 py-3',
          'border-b border-border',
        )}
      >
        <span className="num text-h2">{money(amount, currency)}</span>
        <StatusPill tone={looks[status].tone}>{t(`status.${status}.pill`)}</StatusPill>
      </p>
      <dl className="flex flex-col gap-1 px-4 py-2">
        <Fact name={t('fact.reference')}>
          <CopyText text={reference} name={t('fact.reference')} className="-me-2" />
        </Fact>
        {fee !== '0' && <Fact name={t('fact.fee')}>{money(fee, currency)}</Fact>}
        <Fact name={t('fact.payout')}>{money(payout, currency)}</Fact>
        <Fact name={t('fact.account')}>
          {account.bankName}{' '}
          <bdi dir="ltr" className="num tracking-[.02em]">
            {account.accountNumber}
          </bdi>
        </Fact>
        {isPart && (
          <>
            <Fact name={t('fact.received')}>{money(received, currency)}</Fact>
            <Fact name={t('fact.missing')}>
              {money(String(BigInt(payout) - BigInt(received)), currency)}
            </Fact>
          </>
        )}
      </dl>
      {proofs.length > 0 && <Proofs proofs={proofs} />}
    </Card>
  );
}

function Proofs({ proofs }: { proofs: readonly string[] }) {
  const { t } = useTranslation('withdrawal');
  return (
    <div className="flex flex-col gap-2 border-t border-border px-4 py-3">
      <p className="text-body text-text-2">{t('proofs')}</p>
      <ul className="flex flex-wrap gap-2">
        {proofs.map((address, at) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noreferrer">
              <img
                src={address}
                alt={t('proof', { number: at + 1 })}
                className="size-20 rounded-button border border-border object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-4">
      <dt className="text-body text-text-2">{name}</dt>
      <dd className="num m-0 min-w-0 text-end text-label">{children}</dd>
    </div>
  );
}
