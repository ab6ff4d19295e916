import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slowPartMs } from '../parts/lazy-part.ts';
import { toast } from '../show/toast.ts';

/** Whether what is waited for has taken longer than usual. */
function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowPartMs);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}

/**
 * A placeholder in the shape of a loading part; says when loading takes longer than usual (ERR-03).
 */
export function SlowNotice({ children }: { children?: ReactNode }): ReactNode {
  const { t } = useTranslation('common');
  const slow = useSlow();
  return (
    <>
      <p role="status" className="px-4 text-center text-body text-text-2">
        {slow && t('slow')}
      </p>
      {children}
    </>
  );
}

/** The same for a dialog that is on its way, which has no place yet. */
export function SlowToast(): ReactNode {
  const { t } = useTranslation('common');
  const slow = useSlow();
  useEffect(() => {
    if (slow) toast('info', t('slow'));
  }, [slow, t]);
  return null;
}
