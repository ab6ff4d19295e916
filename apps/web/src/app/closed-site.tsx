import { siteStatuses, type systemStatus, type ValueOf } from '@lantern/contracts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useOverlay } from '../lib/navigation/overlay.ts';
import { part } from '../lib/parts/lazy-part.ts';
import { Overlays } from './overlays.tsx';
import { Splash } from './splash.tsx';

const Ways = lazy(part(() => import('./closed-ways.tsx')));
const MaintenancePage = lazy(part(() => import('../features/status/maintenance-page.tsx')));
const RestrictionPage = lazy(part(() => import('../features/status/restriction-page.tsx')));

/** Replaces every page while the site is closed to the visitor (SYS-04). */
export function ClosedSite({ status }: { status: ValueOf<typeof systemStatus> }): ReactNode {
  const { current } = useOverlay();
  const Page = status.status === siteStatuses.maintenance ? MaintenancePage : RestrictionPage;
  return (
    <>
      <Suspense fallback={<Splash />}>
        <Page status={status} ways={<Ways />} />
      </Suspense>
      {current?.name === 'customerService' && <Overlays />}
    </>
  );
}
