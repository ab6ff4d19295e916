import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { describeBook } from './describe-book.ts';
import { describeJackpot } from './describe-jackpot.ts';
import { proposeTerms } from './propose-terms.ts';

export function jackpotRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.jackpotNow, ({ caller, query }) => describeJackpot(context, caller, query));
  routes.on(endpoints.jackpotBook, ({ caller }) => describeBook(context, caller));
  routes.on(endpoints.proposeJackpot, ({ caller, body }) => proposeTerms(context, caller, body));
}
