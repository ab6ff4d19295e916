import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { markInbox, readInbox } from './read-inbox.ts';

export function inboxRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.inboxMessages, ({ caller, query }) => readInbox(context, caller, query));
  routes.on(endpoints.unreadMessages, ({ caller }) => ({ unreadCount: caller.session.unread }));
  routes.on(endpoints.readMessages, ({ caller, body }) =>
    markInbox(context, caller, { ...body, removes: false }),
  );
  routes.on(endpoints.removeMessages, ({ caller, body }) =>
    markInbox(context, caller, { ...body, removes: true }),
  );
}
