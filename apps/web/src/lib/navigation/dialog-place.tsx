import { type ReactNode, Suspense, useEffect } from 'react';
import { toast } from '../show/toast.ts';
import { SlowToast } from '../trouble/slow-notice.tsx';
import { TroubleBoundary } from '../trouble/trouble-boundary.tsx';
import { useTroubleText } from '../trouble/trouble-text.ts';

/**
 * Where a dialog that is fetched when it is opened comes up; one that cannot be had leaves the page
 * as it was, and says so.
 */
export function DialogPlace({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <TroubleBoundary fallback={(trouble) => <Missing trouble={trouble} onTold={onClose} />}>
      <Suspense fallback={<SlowToast />}>{children}</Suspense>
    </TroubleBoundary>
  );
}

function Missing({ trouble, onTold }: { trouble: unknown; onTold: () => void }) {
  const troubleText = useTroubleText();
  useEffect(() => {
    toast('danger', troubleText(trouble));
    onTold();
  });
  return null;
}
