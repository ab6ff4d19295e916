import { useTranslation } from 'react-i18next';
import { WalletCard } from '../../lib/wallet-card.tsx';
import { ByService } from './by-service.tsx';

/** The page `transferUpline`, for members who may send money to the agent above them. */
export default function UplinePage() {
  const { t } = useTranslation('centre');
  return (
    <div className="flex flex-col gap-5 p-4 md:p-6">
      <WalletCard tools />
      <ByService title={t('upline.title')} text={t('upline.text')} action={t('upline.action')} />
    </div>
  );
}
