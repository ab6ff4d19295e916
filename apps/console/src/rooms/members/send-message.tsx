import { type MemberFile, staffEndpoints } from '@lantern/contracts';
import { TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';

/** Writes a message into the member's inbox on the site. */
export function SendMessage({ member }: { member: MemberFile }) {
  const { t } = useTranslation();
  const may = useMay();
  const [title, setTitle] = useState('');
  if (!may('members.act')) return null;
  return (
    <ActDialog
      endpoint={staffEndpoints.messageMember}
      label={t('member.message')}
      text={t('member.messageAbout')}
      reason={{ label: t('member.messageText'), required: true, name: 'text' }}
      bodyOf={(text) => ({ id: member.id, title: title.trim(), text })}
      onDone={() => setTitle('')}
    >
      {(wrong) => (
        <TextField
          label={t('member.messageTitle')}
          value={title}
          maxLength={120}
          onChange={(event) => setTitle(event.target.value)}
          error={wrong.title}
        />
      )}
    </ActDialog>
  );
}
