import { Button } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useBalanceHidden } from './balance-hidden.ts';
import { useMoney } from './money.ts';

interface AllButtonProps {
  /** Minor units. */
  amount: string;
  currency: string;
  onPick: (amount: string) => void;
}

/** Fills in the whole amount. It stays hidden while the member hides the balance. */
export function AllButton({ amount, currency, onPick }: AllButtonProps) {
  const { t } = useTranslation('wallet');
  const money = useMoney();
  const [hidden] = useBalanceHidden();
  return (
    <Button kind="outline" className="self-start" onClick={() => onPick(amount)}>
      {hidden ? t('allCovered') : t('all', { amount: money(amount, currency) })}
    </Button>
  );
}
