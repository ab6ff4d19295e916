import { CalendarDays, Clock, type LucideIcon, PieChart, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ContactButton } from '../../lib/site/contact-button.tsx';
import { Frame, type FramePage } from './frame.tsx';

/** A kind of agreement of the brand, with a contact. */
function Agreement({ page, icon }: { page: FramePage; icon: LucideIcon }) {
  const { t } = useTranslation('agent');
  return <Frame page={page} icon={icon} action={<ContactButton label={t('action.contact')} />} />;
}

/** The page `agentDividend`. */
export const Dividend = () => <Agreement page="agentDividend" icon={PieChart} />;

/** The page `agentDailySalary`. */
export const DailySalary = () => <Agreement page="agentDailySalary" icon={CalendarDays} />;

/** The page `agentHourlySalary`. */
export const HourlySalary = () => <Agreement page="agentHourlySalary" icon={Clock} />;

/** The page `agentRealTimeSalary`. */
export const RealTimeSalary = () => <Agreement page="agentRealTimeSalary" icon={Zap} />;
