import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/overlay.ts';
import { isTrial, useSession } from '../../lib/session.ts';
import { CentrePanel } from './centre-panel.tsx';

/**
 * The member centre, `?centre=<page key>`. It is for members: a visitor gets the login in its place, a trial account is told
 * that it needs a true one (MEM-04).
 */
export default function MemberCentre() {
  const overlay = useOverlay();
  const session = useSession();
  const { current } = overlay;
  if (current?.name !== 'centre' || !session) return null;
  if (isTrial(session)) return <TrueAccountNeeded />;
  return (
    <CentrePanel
      active={current.page}
      account={session.account}
      onOpen={(page) => overlay.openCentre(page)}
      onClose={overlay.close}
    />
  );
}

function TrueAccountNeeded() {
  const { t } = useTranslation(['session', 'error', 'common']);
  const overlay = useOverlay();
  return (
    <ConfirmDialog
      open
      onOpenChange={overlay.close}
      title={t('centre.trialTitle')}
      message={t('error:in_need_true_account')}
      confirmLabel={t('centre.register')}
      cancelLabel={t('centre.notNow')}
      closeLabel={t('common:close')}
      kind="accent"
      onConfirm={() => overlay.open('register')}
    />
  );
}
