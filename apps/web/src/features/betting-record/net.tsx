import { currencyDigits } from '@lantern/rules';
import { Money } from '@lantern/ui';
import { useTranslation } from 'react-i18next';

interface NetProps {
  minor: string;
  currency: string;
  /** Nothing is decided yet: the sign alone, without the colour of a loss. */
  open?: boolean;
  className?: string;
}

/** What a round or a period brought: with its sign, green for a gain and red for a loss. */
export function Net({ minor, currency, open = false, className }: NetProps) {
  const { i18n } = useTranslation();
  return (
    <Money
      minor={minor}
      currency={currency}
      digits={currencyDigits(currency)}
      locale={i18n.language}
      sign="always"
      toned={!open}
      className={className}
    />
  );
}
