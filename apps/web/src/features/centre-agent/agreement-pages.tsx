import { AgreementPage } from './agreements/agreement-page.tsx';

/** The page `agentDividend`. */
export const Dividend = () => <AgreementPage kind="dividend" />;

/** The page `agentDailySalary`. */
export const DailySalary = () => <AgreementPage kind="dailySalary" />;

/** The page `agentHourlySalary`. */
export const HourlySalary = () => <AgreementPage kind="hourlySalary" />;

/** The page `agentRealTimeSalary`. */
export const RealTimeSalary = () => <AgreementPage kind="realTimeSalary" />;
