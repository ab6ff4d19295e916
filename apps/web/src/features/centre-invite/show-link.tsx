import { closeInviteLink, type InviteLink, inviteLinks } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { Modal } from '@lantern/ui/modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { qrSizes } from '../../lib/show/qr-code.ts';
import { toast } from '../../lib/show/toast.ts';
import { InviteCard } from './invite-card.tsx';
import { useLandings } from './use-landings.ts';

interface ShowLinkProps {
  link: InviteLink;
  onClose: () => void;
}

/** A link with its code and QR code, and the button that closes it for good. */
export default function ShowLink({ link, onClose }: ShowLinkProps) {
  const { t } = useTranslation(['downline', 'centre', 'common']);
  const landings = useLandings();
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(closeInviteLink, { body: { id: link.id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [inviteLinks.name] });
      toast('success', t('closed'));
      onClose();
    },
    onError: () => setAsked(false),
  });
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={link.note || t('centre:invite.link')}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-4">
        <InviteCard
          title={`${t('landing')}: ${landings[link.landing]}`}
          url={link.url}
          code={link.code}
          size={qrSizes.page}
        />
        <FormTrouble trouble={error} />
        {link.state === 'open' && (
          <Button kind="outline" size={48} onClick={() => setAsked(true)}>
            {t('close')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('close')}
        message={t('closeText')}
        confirmLabel={t('close')}
        cancelLabel={t('common:cancel')}
        closeLabel={t('common:close')}
        kind="danger"
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </Modal>
  );
}
