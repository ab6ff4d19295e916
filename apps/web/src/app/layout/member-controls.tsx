import type { ReactNode } from 'react';
import { HeaderParts } from '../../lib/menu/header-parts.tsx';
import { memberControls } from '../../routes/header-manifests.ts';

/** The controls of the header after a login. */
export default function MemberControls(): ReactNode {
  return <HeaderParts parts={memberControls} />;
}
