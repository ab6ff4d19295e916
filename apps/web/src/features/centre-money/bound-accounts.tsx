import { bankAccounts, type ValueOf } from '@lantern/contracts';
import { Button, StatusPill, StatusRow } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { Landmark, Plus, Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../lib/moment.tsx';
import { useOverlay } from '../../lib/overlay.ts';
import { queryOf } from '../../lib/queries.ts';
import { Section, SectionBody } from '../../lib/section.tsx';

type BankAccount = ValueOf<typeof bankAccounts>['list'][number];

/** Where money can be paid to. Accounts are bound and removed in the security centre. */
export function BoundAccounts() {
  const { t } = useTranslation('centre');
  const overlay = useOverlay();
  const accounts = useQuery(queryOf(bankAccounts));
  const none = accounts.data?.list.length === 0;
  const Icon = none ? Plus : Settings2;
  return (
    <Section title={t('withdraw.banks')} hint={t('withdraw.banksHint')}>
      <SectionBody query={accounts} empty={none && t('withdraw.none')}>
        {accounts.data?.list.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </SectionBody>
      <Button
        kind="outline"
        className="mt-1 sm:self-start"
        start={<Icon size={18} aria-hidden />}
        onClick={() => overlay.openCentre('securityCenter')}
      >
        {t(none ? 'withdraw.add' : 'withdraw.manage')}
      </Button>
    </Section>
  );
}

function AccountRow({ account }: { account: BankAccount }) {
  const { t } = useTranslation('centre');
  const momentText = useMomentText();
  const { bankName, accountNumber, holderName, usable, usableAt } = account;
  return (
    <StatusRow
      icon={<Landmark size={20} />}
      title={bankName}
      state={
        <StatusPill tone={usable ? 'success' : 'info'}>
          {usable ? t('withdraw.usable') : t('withdraw.usableFrom', { time: momentText(usableAt) })}
        </StatusPill>
      }
      text={
        <>
          <bdi dir="ltr" className="num font-semibold tracking-[.02em]">
            {accountNumber}
          </bdi>{' '}
          · <bdi>{holderName}</bdi>
        </>
      }
    />
  );
}
