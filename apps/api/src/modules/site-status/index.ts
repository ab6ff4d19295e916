export { MaintenanceWatch } from './maintenance-watch.ts';
export { measureRoutes } from './measure-routes.ts';
export { refuseClosed } from './refuse-closed.ts';
export { statusOf } from './status-of.ts';
