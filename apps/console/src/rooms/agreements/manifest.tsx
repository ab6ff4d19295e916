import {
  ChartNoAxesColumn,
  FileText,
  HandCoins,
  MessageSquareWarning,
  ReceiptText,
  SlidersHorizontal,
  Timer,
} from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { AgreementRoom } from './agreement.tsx';
import { AgreementsRoom } from './agreements.tsx';
import { BillRoom } from './bill.tsx';
import { BillsRoom } from './bills.tsx';
import { DebtsRoom } from './debts.tsx';
import { DisputesRoom } from './disputes.tsx';
import { OfferRoom } from './offer.tsx';
import { RankingRoom } from './ranking.tsx';
import { RulesRoom } from './rules.tsx';
import { RunsRoom } from './runs.tsx';

const texts = { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') };

export const agreements = {
  name: 'agreements',
  path: '/agreements',
  icon: FileText,
  permission: 'agreements.look',
  page: <AgreementsRoom />,
  inside: [
    { path: '/agreements/offer', page: <OfferRoom /> },
    { path: '/agreements/:id', page: <AgreementRoom /> },
  ],
  texts,
} as const satisfies RoomManifest;

export const bills = {
  name: 'bills',
  path: '/bills',
  icon: ReceiptText,
  permission: 'agreements.look',
  queue: 'bills',
  page: <BillsRoom />,
  inside: [{ path: '/bills/:id', page: <BillRoom /> }],
  texts,
} as const satisfies RoomManifest;

export const billDisputes = {
  name: 'billDisputes',
  path: '/bill-disputes',
  permission: 'agreements.look',
  icon: MessageSquareWarning,
  queue: 'billDisputes',
  page: <DisputesRoom />,
  texts,
} as const satisfies RoomManifest;

export const agreementDebts = {
  name: 'agreementDebts',
  path: '/debts',
  icon: HandCoins,
  permission: 'agreements.look',
  page: <DebtsRoom />,
  texts,
} as const satisfies RoomManifest;

export const agreementRuns = {
  name: 'agreementRuns',
  path: '/settlements',
  icon: Timer,
  permission: 'agreements.look',
  page: <RunsRoom />,
  texts,
} as const satisfies RoomManifest;

export const agreementRanking = {
  name: 'agreementRanking',
  path: '/ranking',
  permission: 'agreements.look',
  icon: ChartNoAxesColumn,
  page: <RankingRoom />,
  texts,
} as const satisfies RoomManifest;

export const agreementRules = {
  name: 'agreementRules',
  path: '/agreement-rules',
  permission: 'agreements.look',
  icon: SlidersHorizontal,
  page: <RulesRoom />,
  texts,
} as const satisfies RoomManifest;
