import { formatMoney } from '@lantern/rules';
import { MoneyLine } from '@lantern/ui';
import { useTranslation } from 'react-i18next';

interface ShownMoneyProps {
  minor: string;
  currency: string;
  className?: string | undefined;
}

/** An amount as people read it, in one line that has room on a phone. */
export function ShownMoney({ minor, currency, className }: ShownMoneyProps) {
  const { i18n } = useTranslation();
  return <MoneyLine text={formatMoney(minor, currency, i18n.language)} className={className} />;
}

/**
 * An amount with its sign: green for what came in and red for what went out, unless that is not
 * decided yet.
 */
export function SignedMoney({
  minor,
  currency,
  toned = true,
  className,
}: ShownMoneyProps & { toned?: boolean }) {
  const { i18n } = useTranslation();
  const text = formatMoney(minor, currency, i18n.language, 'always');
  return <MoneyLine text={text} toned={toned ? minor : undefined} className={className} />;
}
