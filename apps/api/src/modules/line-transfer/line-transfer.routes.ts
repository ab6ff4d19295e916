import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { LineTransferContext } from './context.ts';
import { describeLine } from './describe-line.ts';
import { transferAlongLine } from './send-along-line.ts';

export function lineTransferRoutes(routes: Routes, context: LineTransferContext): void {
  routes.on(endpoints.lineTransfers, ({ caller }) => describeLine(context, caller));
  routes.on(endpoints.transferAlongLine, ({ caller, body, idempotencyKey }) =>
    transferAlongLine(context, caller, { ...body, idempotencyKey }),
  );
}
