import type { ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { TroubleBlock } from '../lib/trouble-block.tsx';

/** Stands in the place of a page that could not be loaded or has failed. */
export function PageTrouble(): ReactNode {
  return <TroubleBlock trouble={useRouteError()} onRetry={() => window.location.reload()} />;
}
