import { logout } from '@lantern/contracts';
import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { stopStaying } from '../../lib/session/remembered.ts';
import { closeSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/show/toast.ts';
import { NetworkTrouble } from '../../lib/trouble/trouble.ts';

/** Asks, ends the session everywhere, forgets it here, and shows the home page (LOG-08). */
export default function LogoutDialog() {
  const { t } = useTranslation(['session', 'common']);
  const overlay = useOverlay();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(logout),
    // Who wants to leave a shared computer must not be kept by a lost network: the page forgets the
    // session in any case, and that this device was to stay logged in.
    onSettled: (_value, trouble) => {
      stopStaying();
      closeSession();
      overlay.leave(paths.home);
      if (trouble instanceof NetworkTrouble) toast('danger', t('logout.failed'));
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={overlay.close}
      title={t('logout.title')}
      message={t('logout.message')}
      confirmLabel={t('logout.confirm')}
      cancelLabel={t('logout.cancel')}
      closeLabel={t('common:close')}
      busy={isPending}
      dismissible={!isPending}
      onConfirm={() => mutate()}
    />
  );
}
