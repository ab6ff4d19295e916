import {
  dayReportRequest,
  roundReportRequest,
  vendorPaths,
} from '@lantern/contracts/seamless-wallet';
import { accepted, jsonBody, parseInput, requireSignature } from '@lantern/outside';
import type { FastifyInstance } from 'fastify';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { Context } from '../context.ts';
import { describeRooms } from '../rooms/list-rooms.ts';
import { reportDay } from '../rounds/report-day.ts';
import { reportRound } from '../rounds/report-round.ts';

/** The calls of the site, which it signs: the games and rooms to offer, and how a round stands. */
export function siteRoutes(app: FastifyInstance, context: Context, secret: string): void {
  app.register(async (calls) => {
    requireSignature(calls, secret);
    calls.get(vendorPaths.games, async () => accepted({ games: catalogueOf(context.publicUrl) }));
    calls.get(vendorPaths.rooms, async () => accepted({ rooms: await describeRooms(context) }));
    calls.post(vendorPaths.round, async (request) =>
      accepted(await reportRound(context, parseInput(roundReportRequest, jsonBody(request)))),
    );
    calls.post(vendorPaths.day, async (request) =>
      accepted(await reportDay(context, parseInput(dayReportRequest, jsonBody(request)))),
    );
  });
}
