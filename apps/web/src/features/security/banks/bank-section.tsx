import { bankAccounts, type ValueOf } from '@lantern/contracts';
import { Button, StatusPill, StatusRow } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { Landmark, Plus } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { DialogPlace } from '../../../lib/navigation/dialog-place.tsx';
import { part } from '../../../lib/parts/lazy-part.ts';
import { Section, SectionBody } from '../../../lib/show/section.tsx';
import { useMomentText } from '../../../lib/time/moment.tsx';

const AddBankAccount = lazy(part(() => import('./add-bank-account.tsx')));
const RemoveBankAccount = lazy(part(() => import('./remove-bank-account.tsx')));

export type BankAccount = ValueOf<typeof bankAccounts>['list'][number];

/**
 * The bound accounts, to which alone money is paid out. `guard` lets on who has a password to
 * prove.
 */
export function BankSection({ guard }: { guard: (go: () => void) => void }) {
  const { t } = useTranslation('security');
  const [open, setOpen] = useState<'add' | BankAccount>();
  const accounts = useQuery(queryOf(bankAccounts));
  const full = accounts.data !== undefined && accounts.data.list.length >= accounts.data.most;
  const close = () => setOpen(undefined);
  return (
    <Section
      title={t('banks.title')}
      hint={full ? t('banks.full', { count: accounts.data.most }) : t('banks.hint')}
      action={
        <Button
          kind="outline"
          start={<Plus size={18} aria-hidden />}
          disabled={full || !accounts.data}
          onClick={() => guard(() => setOpen('add'))}
        >
          {t('banks.add')}
        </Button>
      }
    >
      <SectionBody query={accounts} empty={accounts.data?.list.length === 0 && t('banks.none')}>
        {accounts.data?.list.map((account) => (
          <BankRow
            key={account.id}
            account={account}
            onRemove={() => guard(() => setOpen(account))}
          />
        ))}
      </SectionBody>
      {open && accounts.data && (
        <DialogPlace onClose={close}>
          {open === 'add' ? (
            <AddBankAccount
              holderName={accounts.data.holderName}
              holderCountry={accounts.data.holderCountry}
              onClose={close}
            />
          ) : (
            <RemoveBankAccount account={open} onClose={close} />
          )}
        </DialogPlace>
      )}
    </Section>
  );
}

function BankRow({ account, onRemove }: { account: BankAccount; onRemove: () => void }) {
  const { t } = useTranslation('security');
  const momentText = useMomentText();
  const { bankName, accountNumber, holderName, usable, usableAt } = account;
  return (
    <StatusRow
      icon={<Landmark size={20} />}
      title={bankName}
      state={
        usable ? (
          <StatusPill tone="success">{t('banks.usable')}</StatusPill>
        ) : (
          <StatusPill tone="info">
            {t('banks.usableFrom', { time: momentText(usableAt) })}
          </StatusPill>
        )
      }
      text={
        <>
          <bdi dir="ltr" className="num font-semibold tracking-[.02em]">
            {accountNumber}
          </bdi>{' '}
          · {holderName}
        </>
      }
      action={
        <Button
          kind="outline"
          aria-label={t('banks.removeOf', { bank: bankName, end: accountNumber.slice(-4) })}
          onClick={onRemove}
        >
          {t('banks.remove')}
        </Button>
      }
    />
  );
}
