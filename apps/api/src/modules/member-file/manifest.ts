import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import type { MemberFileContext } from './context.ts';
import { memberFileRoutes } from './member-file.routes.ts';
import { noticeNewPassword } from './notice-new-password.ts';

export const memberFile = {
  declares: capabilities.memberFile,
  routes: [memberFileRoutes],
  proposalKinds: { password: { onApproved: noticeNewPassword } },
} as const satisfies Manifest<MemberFileContext>;
