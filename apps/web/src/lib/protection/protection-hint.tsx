import { Button } from '@lantern/ui';
import { HeartHandshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../navigation/overlay.ts';
import { ExclusionNotice } from './exclusion-notice.tsx';
import { useProtectionNow } from './protection-now.ts';

/** At a deposit: a link to limits and breaks, or why no deposit is possible now. */
export function ProtectionHint() {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const exclusion = useProtectionNow().data?.exclusion;
  if (exclusion) return <ExclusionNotice exclusion={exclusion} />;
  return (
    <Button
      kind="ghost"
      className="self-start"
      start={<HeartHandshake size={18} aria-hidden />}
      onClick={() => overlay.openCentre('protection')}
    >
      {t('footer.protection')}
    </Button>
  );
}
