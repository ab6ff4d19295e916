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

/**
 * Puts all that there is into a form. How much that is stays covered for who has covered the
 * balance, until it is asked for.
 */
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
