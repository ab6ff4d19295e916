import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { describeWinners } from './describe-winners.ts';

export function winnerRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.winnerBoard, ({ caller }) => describeWinners(context, caller));
}
