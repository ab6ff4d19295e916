import { currencyDigits } from '@lantern/rules';
import { Money } from '@lantern/ui';
import { useTranslation } from 'react-i18next';

/** What a round or a period brought: with its sign, green for a gain and red for a loss. */
export function Net({ minor, currency, className }: { minor: string; currency: string; className?: string }) {
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
