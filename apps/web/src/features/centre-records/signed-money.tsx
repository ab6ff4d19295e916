import { currencyDigits } from '@lantern/rules';
import { Money } from '@lantern/ui';
import { useTranslation } from 'react-i18next';

/** An amount with its sign, green for what came in and red for what went out. */
export function SignedMoney({ minor, currency, className }: { minor: string; currency: string; className?: string }) {
  const { i18n } = useTranslation();
  return (
    <Money
      minor={minor}
      currency={currency}
      digits={currencyDigits(currency)}
      locale={i18n.language}
      sign="always"
      toned
      className={className}
    />
  );
}
