import type { AgreementKind } from '@lantern/rules/agreements';
import { useTranslation } from 'react-i18next';

const pages = {
  dividend: 'agentDividend',
  dailySalary: 'agentDailySalary',
  hourlySalary: 'agentHourlySalary',
  realTimeSalary: 'agentRealTimeSalary',
} as const;

/** The name of a kind of agreement, which is also the name of its page. */
export function useKindText(): (kind: AgreementKind) => string {
  const { t } = useTranslation('agent');
  return (kind) => t(`page.${pages[kind]}`);
}
