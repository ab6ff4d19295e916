import type { Deposit, PayInstructions } from '@lantern/contracts';
import { Card } from '@lantern/ui';
import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';
import { DeclareForm } from './declare-form.tsx';
import { Fact } from './fact.tsx';
import { QrPicture } from './qr-picture.tsx';

type Bank = Extract<PayInstructions, { kind: 'bank' }>;

interface BankPanelProps {
  deposit: Deposit;
  to: Bank;
  onDeclared: () => void;
}

/** The account to transfer to, with copy buttons, and the form that reports the transfer. */
export function BankPanel({ deposit, to, onDeclared }: BankPanelProps) {
  const { t } = useTranslation('deposit');
  return (
    <>
      <Card padding="none">
        <dl aria-label={t('bank.title')} className="flex flex-col px-4 py-2">
          <Fact name={t('bank.bank')}>{to.bankName}</Fact>
          <Fact name={t('bank.account')}>
            <CopyText text={to.accountNumber} name={t('bank.account')} className="-me-2" />
          </Fact>
          <Fact name={t('bank.holder')}>
            <CopyText
              text={to.holderName}
              name={t('bank.holder')}
              className="-me-2 justify-end text-end"
            />
          </Fact>
        </dl>
        <div
          className={clsx(
            'flex flex-col gap-1 px-4 py-3',
            'rounded-b-card border-t border-border bg-brand-soft',
          )}
        >
          <div className="flex items-center justify-between gap-4">
            <p className="text-body text-text-2">{t('bank.memo')}</p>
            <CopyText text={to.memo} name={t('bank.memo')} className="-me-2 text-h3 text-brand" />
          </div>
          <p className="flex gap-2 text-caption text-text-2">
            <CircleAlert size={16} aria-hidden className="shrink-0 text-warning" />
            {t('bank.memoHint')}
          </p>
        </div>
      </Card>
      {to.payload !== null && (
        <details className="group rounded-card border border-border bg-surface">
          <summary className="cursor-pointer px-4 py-3 text-label text-brand">
            {t('bank.qr')}
          </summary>
          <div className="flex justify-center px-4 pb-5">
            <QrPicture
              text={to.payload}
              title={t('qr.title')}
              fileName={`${deposit.reference}.png`}
            />
          </div>
        </details>
      )}
      <DeclareForm reference={deposit.reference} onDeclared={onDeclared} />
    </>
  );
}
