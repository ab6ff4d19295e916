import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { describeAgentAnnouncements, describeAnnouncements } from './describe-announcements.ts';
import { describeHelp } from './describe-help.ts';
import { endAnnouncement, listAnnouncements, publishAnnouncement } from './staff-announcements.ts';

export function contentRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.announcements, ({ caller, query }) =>
    describeAnnouncements(context, caller, query),
  );
  routes.on(endpoints.agentAnnouncements, ({ caller, query }) =>
    describeAgentAnnouncements(context, caller, query),
  );
  routes.on(endpoints.helpCentre, ({ caller, query }) => describeHelp(context, caller, query));
}

export function staffContentRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.staffAnnouncements, ({ caller, query }) =>
    listAnnouncements(context, caller, query),
  );
  routes.on(endpoints.publishAnnouncement, ({ caller, body }) =>
    publishAnnouncement(context, caller, body),
  );
  routes.on(endpoints.endAnnouncement, ({ caller, body }) =>
    endAnnouncement(context, caller, body),
  );
}
