import {
  ArrowLeftRight,
  CalendarDays,
  ChartNoAxesCombined,
  Clock,
  Coins,
  Dices,
  LayoutDashboard,
  Link2,
  type LucideIcon,
  Megaphone,
  Network,
  PieChart,
  Zap,
} from 'lucide-react';
import { lazy } from 'react';
import { part } from '../../lib/lazy-part.ts';
import type { AgentPage } from '../../lib/overlay.ts';
import type { LazyPage } from '../centre-frame/entries.ts';

type TeamPages = typeof import('../../features/centre-agent/team-pages.tsx');
type AgreementPages = typeof import('../../features/centre-agent/agreement-pages.tsx');

const team = (name: keyof TeamPages) =>
  lazy(
    part(async () => ({
      default: (await import('../../features/centre-agent/team-pages.tsx'))[name],
    })),
  );
const agreement = (name: keyof AgreementPages) =>
  lazy(
    part(async () => ({
      default: (await import('../../features/centre-agent/agreement-pages.tsx'))[name],
    })),
  );

/** The pages of the agent centre; those that are little more than a frame share a part. */
export const agentPages: Record<AgentPage, { icon: LucideIcon; page: LazyPage }> = {
  agentAnnouncement: {
    icon: Megaphone,
    page: lazy(part(() => import('../../features/centre-messages/agent-notices.tsx'))),
  },
  agentTeamOverview: {
    icon: LayoutDashboard,
    page: lazy(part(() => import('../../features/centre-agent/overview.tsx'))),
  },
  agentAccount: {
    icon: Link2,
    page: lazy(part(() => import('../../features/centre-invite/agent-account.tsx'))),
  },
  agentTeamManage: { icon: Network, page: team('TeamManage') },
  agentTeamBetting: { icon: Dices, page: team('TeamBetting') },
  agentProfitLoss: { icon: ChartNoAxesCombined, page: team('ProfitLoss') },
  agentIncome: { icon: Coins, page: team('Income') },
  agentTransaction: { icon: ArrowLeftRight, page: team('Transactions') },
  agentDividend: { icon: PieChart, page: agreement('Dividend') },
  agentDailySalary: { icon: CalendarDays, page: agreement('DailySalary') },
  agentHourlySalary: { icon: Clock, page: agreement('HourlySalary') },
  agentRealTimeSalary: { icon: Zap, page: agreement('RealTimeSalary') },
};
