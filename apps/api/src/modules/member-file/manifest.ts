import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import type { MemberFileContext } from './context.ts';
import { memberFileRoutes } from './member-file.routes.ts';
import { noticeNewPassword } from './notice-new-password.ts';
import { carryOutPassword, forgetPassword } from './propose-password.store.ts';

export const memberFile = {
  declares: capabilities.memberFile,
  routes: [memberFileRoutes],
  proposalKinds: {
    password: {
      carryOut: carryOutPassword,
      turnDown: forgetPassword,
      onApproved: noticeNewPassword,
    },
  },
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<MemberFileContext>;
