import { chooseAvatar, memberProfile, playerAvatar, uploadAvatar } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { queryOf } from '../../lib/api/queries.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { showAvatar } from '../../lib/member/avatar.tsx';
import { toast } from '../../lib/show/toast.ts';
import { AvatarChoices } from './avatar-choices.tsx';
import { type Crop, cutOut, middle, type OwnPicture } from './crop.ts';
import { CropPicture } from './crop-picture.tsx';
import { PictureInput } from './picture-input.tsx';

/**
 * One of the drawn faces, or a picture of the member's own, cut to a square before it is sent
 * (MEM-01).
 */
export default function AvatarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const { data } = useSuspenseQuery(queryOf(playerAvatar));
  const [chosen, setChosen] = useState(data.chosen);
  const [picture, setPicture] = useState<OwnPicture>();
  const [crop, setCrop] = useState<Crop>(middle);
  const { save, busy, trouble } = useSaveAvatar(onClose);
  const take = (next: OwnPicture | undefined) => {
    setPicture(next);
    setCrop(middle);
  };
  const ready = picture !== undefined || (chosen !== null && chosen !== data.chosen);
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('avatar.title')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button kind="outline" size={48} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            size={48}
            className="flex-1 md:flex-none"
            disabled={!ready}
            loading={busy}
            onClick={() => save(picture ? { picture, crop } : { id: chosen ?? '' })}
          >
            {t('avatar.use')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <FormTrouble trouble={trouble} />
        {picture ? (
          <CropPicture
            picture={picture}
            crop={crop}
            onCrop={setCrop}
            onBack={() => take(undefined)}
          />
        ) : (
          <>
            <AvatarChoices choices={data.choices} value={chosen} onChange={setChosen} />
            <PictureInput onPicture={take} />
          </>
        )}
      </div>
    </Modal>
  );
}

type Choice = { id: string } | { picture: OwnPicture; crop: Crop };

/** Saves a choice, and shows the new picture in the header and here at once. */
function useSaveAvatar(onClose: () => void) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (choice: Choice) => {
      if ('id' in choice) return call(chooseAvatar, { body: choice });
      return call(uploadAvatar, { files: [await cutOut(choice.picture, choice.crop)] });
    },
    onSuccess: ({ avatar }) => {
      showAvatar(client, avatar);
      for (const { name } of [playerAvatar, memberProfile])
        void client.invalidateQueries({ queryKey: [name] });
      onClose();
      toast('success', t('avatar.saved'));
    },
  });
  return { save: mutate, busy: isPending, trouble: error };
}
