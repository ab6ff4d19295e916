import {
  ArrowLeftRight,
  CalendarDays,
  ChartNoAxesCombined,
  Clock,
  Coins,
  Dices,
  LayoutDashboard,
  Network,
  PieChart,
  Zap,
} from 'lucide-react';
import type { AgentPagesOf } from '../../lib/navigation/centre-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface AgentPages {
    agentTeamOverview: true;
    agentTeamManage: true;
    agentTeamBetting: true;
    agentProfitLoss: true;
    agentIncome: true;
    agentTransaction: true;
    agentDividend: true;
    agentDailySalary: true;
    agentHourlySalary: true;
    agentRealTimeSalary: true;
  }
}

type AgreementPages = typeof import('./agreement-pages.tsx');

// The pages of all kinds share a chunk.
const agreement = (name: keyof AgreementPages) => async () => ({
  default: (await import('./agreement-pages.tsx'))[name],
});

type AgentPagesHere =
  | 'agentTeamOverview'
  | 'agentTeamManage'
  | 'agentTeamBetting'
  | 'agentProfitLoss'
  | 'agentIncome'
  | 'agentTransaction'
  | 'agentDividend'
  | 'agentDailySalary'
  | 'agentHourlySalary'
  | 'agentRealTimeSalary';

export const agent: AgentPagesOf<AgentPagesHere> = {
  agentTeamOverview: {
    title: (t) => t('agent:page.agentTeamOverview'),
    icon: LayoutDashboard,
    order: 2,
    rights: ['figures'],
    load: () => import('./overview.tsx'),
  },
  agentTeamManage: {
    title: (t) => t('agent:page.agentTeamManage'),
    icon: Network,
    order: 4,
    rights: ['team'],
    load: () => import('./team-manage.tsx'),
  },
  agentTeamBetting: {
    title: (t) => t('agent:page.agentTeamBetting'),
    icon: Dices,
    order: 5,
    rights: ['bets'],
    load: () => import('./team-betting.tsx'),
  },
  agentProfitLoss: {
    title: (t) => t('agent:page.agentProfitLoss'),
    icon: ChartNoAxesCombined,
    order: 6,
    rights: ['figures'],
    load: () => import('./profit-loss.tsx'),
  },
  agentIncome: {
    title: (t) => t('agent:page.agentIncome'),
    icon: Coins,
    order: 7,
    load: () => import('./agreements/income.tsx'),
  },
  agentTransaction: {
    title: (t) => t('agent:page.agentTransaction'),
    icon: ArrowLeftRight,
    order: 8,
    rights: ['transactions'],
    load: () => import('./team-transactions.tsx'),
  },
  agentDividend: {
    title: (t) => t('agent:page.agentDividend'),
    icon: PieChart,
    order: 9,
    needs: 'dividend',
    load: agreement('Dividend'),
  },
  agentDailySalary: {
    title: (t) => t('agent:page.agentDailySalary'),
    icon: CalendarDays,
    order: 10,
    needs: 'dailySalary',
    load: agreement('DailySalary'),
  },
  agentHourlySalary: {
    title: (t) => t('agent:page.agentHourlySalary'),
    icon: Clock,
    order: 11,
    needs: 'hourlySalary',
    load: agreement('HourlySalary'),
  },
  agentRealTimeSalary: {
    title: (t) => t('agent:page.agentRealTimeSalary'),
    icon: Zap,
    order: 12,
    needs: 'realTimeSalary',
    load: agreement('RealTimeSalary'),
  },
};
