import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import type { StaffContext } from './context.ts';
import { staffRoutes } from './staff.routes.ts';
import { removeOldStaffSessions } from './staff-session.store.ts';

export const staff = {
  declares: capabilities.staff,
  routes: [staffRoutes],
  jobs: [
    {
      name: 'staff-session-clean-up',
      cron: '19 3 * * *',
      run: ({ db }) => removeOldStaffSessions(db),
    },
  ],
  settings: ['staff'],
  chaos: { none: 'moves no money; the run makes its own staff' },
} as const satisfies Manifest<StaffContext>;
