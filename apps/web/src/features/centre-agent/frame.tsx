import { Card, IconDisc } from '@lantern/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Pages that have no figures of their own today. */
export type FramePage =
  | 'agentIncome'
  | 'agentDividend'
  | 'agentDailySalary'
  | 'agentHourlySalary'
  | 'agentRealTimeSalary';

interface FrameProps {
  page: FramePage;
  icon: LucideIcon;
  /** What is known all the same. */
  known?: ReactNode;
  /** The next step. */
  action: ReactNode;
}

/** A page of the agent centre that says what it is about and what of it can be had today. */
export function Frame({ page, icon: Icon, known, action }: FrameProps) {
  const { t } = useTranslation('agent');
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      {known}
      <Card as="section" className="flex flex-col items-start gap-4 sm:flex-row">
        <IconDisc icon={Icon} />
        <div className="flex min-w-0 flex-col items-start gap-1">
          <h3 className="text-h3">{t(`frame.${page}.title`)}</h3>
          <p className="max-w-150 text-body text-text-2">{t(`frame.${page}.text`)}</p>
          <div className="mt-3">{action}</div>
        </div>
      </Card>
    </div>
  );
}
