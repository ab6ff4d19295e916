import { Button, Card } from '@lantern/ui';
import { Camera } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberAvatar } from '../../lib/member/avatar.tsx';
import { DialogPlace } from '../../lib/navigation/dialog-place.tsx';
import { part } from '../../lib/parts/lazy-part.ts';
import { useMomentText } from '../../lib/time/moment.tsx';
import type { Profile } from './fields.ts';

const AvatarDialog = lazy(part(() => import('./avatar-dialog.tsx')));

/** The member's name, and a button to change the picture. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const dateText = useMomentText('date');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <MemberAvatar name={profile.nickname} size={96} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-h1">{profile.nickname}</p>
        <p className="truncate text-body text-text-2">{profile.account}</p>
        <p className="text-caption text-text-3">
          {t('since', { date: dateText(profile.memberSince) })}
        </p>
      </div>
      <Button
        kind="outline"
        className="max-sm:w-full"
        start={<Camera size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('avatar.change')}
      </Button>
      {open && (
        <DialogPlace onClose={close}>
          <AvatarDialog onClose={close} />
        </DialogPlace>
      )}
    </Card>
  );
}
