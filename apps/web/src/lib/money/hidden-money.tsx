import { useTranslation } from 'react-i18next';
import { useBalanceHidden } from './balance-hidden.ts';
import { ShownMoney } from './shown-money.tsx';

/** An amount that is hidden while the balance is hidden in the header. */
export function HiddenMoney({
  minor,
  currency,
  className,
}: {
  minor: string;
  currency: string;
  className?: string | undefined;
}) {
  const { t } = useTranslation('wallet');
  const [hidden] = useBalanceHidden();
  if (!hidden) return <ShownMoney minor={minor} currency={currency} className={className} />;
  return (
    <span className={className}>
      <span aria-hidden>***</span>
      <span className="sr-only">{t('hidden')}</span>
    </span>
  );
}
