import { formatMoney } from '@lantern/rules';
import { useTranslation } from 'react-i18next';
import { useSite } from '../site/site.ts';

/**
 * Writes minor units (`"12500"`) as people read them, in the page's language; the brand's currency
 * unless another is given.
 */
export function useMoney(): (minor: string, currency?: string) => string {
  const { settings } = useSite();
  const { i18n } = useTranslation();
  return (minor, currency = settings.currency) => formatMoney(minor, currency, i18n.language);
}
