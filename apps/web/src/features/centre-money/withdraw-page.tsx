import { useTranslation } from 'react-i18next';
import { WalletCard } from '../../lib/wallet-card.tsx';
import { BoundAccounts } from './bound-accounts.tsx';
import { ByService } from './by-service.tsx';

/** The page `withdraw`: what can be paid out, to which accounts, and how it is asked for. */
export default function WithdrawPage() {
  const { t } = useTranslation('centre');
  return (
    <div className="flex flex-col gap-5 p-4 md:p-6">
      <WalletCard tools />
      <ByService title={t('withdraw.title')} text={t('withdraw.text')} action={t('withdraw.action')} />
      <BoundAccounts />
    </div>
  );
}
