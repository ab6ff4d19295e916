import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { listMoves, movesFile } from './list-moves.ts';
import { proposeMove } from './propose-move.ts';

export function lineRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.proposeLineMove, ({ caller, body }) => proposeMove(context, caller, body));
  routes.on(endpoints.lineMoves, ({ caller, query }) => listMoves(context, caller, query));
  routes.on(endpoints.lineMovesFile, ({ caller, query }) => movesFile(context, caller, query));
}
