import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WalletCard } from '../../lib/money/wallet-card.tsx';
import { ContactButton } from '../../lib/site/contact-button.tsx';
import { Frame } from './frame.tsx';

/** The page `agentIncome`. */
export default function Income() {
  const { t } = useTranslation('agent');
  const action = <ContactButton kind="outline" label={t('action.contact')} />;
  return <Frame page="agentIncome" icon={Coins} known={<WalletCard tools />} action={action} />;
}
