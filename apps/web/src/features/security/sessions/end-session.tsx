import { endSessions, memberSessions, Refusal } from '@lantern/contracts';
import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { toast } from '../../../lib/show/toast.ts';
import { useTroubleText } from '../../../lib/trouble/trouble-text.ts';
import { useDone } from '../state.ts';
import type { MemberSession } from './session-section.tsx';
import { useDeviceText } from './use-device-text.ts';

interface EndSessionProps {
  ending: 'others' | MemberSession;
  onClose: () => void;
}

/** Asks before it ends one session, or all but this one. */
export default function EndSession({ ending, onClose }: EndSessionProps) {
  const { t } = useTranslation(['security', 'common']);
  const troubleText = useTroubleText();
  const deviceText = useDeviceText();
  const done = useDone(onClose);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(endSessions, { body: ending === 'others' ? { others: true } : { id: ending.id } }),
    onSuccess: ({ ended }) => done(t('sessions.ended', { count: ended }), memberSessions),
    onError: (trouble) => {
      // One that has ended by itself meanwhile is what was wanted.
      if (trouble instanceof Refusal && trouble.code === 'session_not_found')
        done(troubleText(trouble), memberSessions);
      else toast('danger', troubleText(trouble));
    },
  });
  const all = ending === 'others';
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      kind="danger"
      busy={isPending}
      title={t(all ? 'sessions.endOthersTitle' : 'sessions.endTitle')}
      message={
        all
          ? t('sessions.endOthersNote')
          : t('sessions.endNote', { device: deviceText(ending.userAgent), address: ending.address })
      }
      confirmLabel={t(all ? 'sessions.endOthers' : 'sessions.end')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      onConfirm={() => mutate()}
    />
  );
}
