import { currencyDigits } from '@lantern/rules';
import { AmountInput } from '@lantern/ui';
import { useTranslation } from 'react-i18next';

interface AmountFieldProps {
  label: string;
  hint?: string;
  /** Minor units, and '' when nothing is typed. */
  value: string;
  error: string | undefined;
  onChange: (amount: string) => void;
  currency: string;
  /** Of what is no money, such as minutes. */
  digits?: number;
  required?: boolean;
}

/** An amount in the console: every dialog that takes money has this field. */
export function AmountField({ currency, digits, ...field }: AmountFieldProps) {
  const { i18n } = useTranslation();
  return (
    <AmountInput
      {...field}
      currency={currency}
      digits={digits ?? currencyDigits(currency)}
      locale={i18n.language}
    />
  );
}
