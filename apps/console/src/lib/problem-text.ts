import { Refusal } from '@lantern/contracts';
import { formatMoney } from '@lantern/rules';
import { useTranslation } from 'react-i18next';

/** What a refusal of a bank's file or of a close says beside its code. */
interface Detail {
  problem?: string;
  line?: number;
  day?: string;
  lines?: number;
  stated?: string;
  computed?: string;
  currency?: string;
}

/** Where a bank's file is wrong, or what is in the way of a close; empty for other refusals. */
export function useProblemText(): (trouble: unknown) => string {
  const { t, i18n } = useTranslation();
  return (trouble) => {
    const value = trouble instanceof Refusal ? trouble.value : undefined;
    if (!value || typeof value !== 'object') return '';
    const { problem, line, currency = '', ...values } = value as Detail;
    const money = (minor: string) => formatMoney(minor, currency, i18n.language);
    const said = {
      ...values,
      ...(values.stated && { stated: money(values.stated) }),
      ...(values.computed && { computed: money(values.computed) }),
    };
    const isKnown = problem !== undefined && i18n.exists(`statement.problem.${problem}`);
    const amounts = said.stated && said.computed ? t('statement.amounts', said) : '';
    const what = isKnown ? t(`statement.problem.${problem}`, said) : amounts;
    return line !== undefined && i18n.exists('statement.inLine')
      ? t('statement.inLine', { line, what })
      : isKnown
        ? what
        : '';
  };
}
