import { formatTag } from '@lantern/rules';
import { useTranslation } from 'react-i18next';

/** Writes a rebate in hundredths of a percent as a percentage in the page's language. */
export function useRebateText(): (rebate: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(formatTag(i18n.language), {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (rebate) => format.format(rebate / 10_000);
}
