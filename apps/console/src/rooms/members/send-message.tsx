import { type MemberFile, staffEndpoints } from '@lantern/contracts';
import { TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { TextArea } from '../../parts/text-area.tsx';

/** Writes a message into the member's inbox on the site. */
export function SendMessage({ member }: { member: MemberFile }) {
  const { t } = useTranslation();
  const may = useMay();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  if (!may('members.act')) return null;
  return (
    <ActDialog
      endpoint={staffEndpoints.messageMember}
      label={t('member.message')}
      text={t('member.messageAbout')}
      bodyOf={() => ({ id: member.id, title: title.trim(), text: text.trim() })}
      onDone={() => {
        setTitle('');
        setText('');
      }}
    >
      {(wrong) => (
        <>
          <TextField
            label={t('member.messageTitle')}
            value={title}
            maxLength={120}
            onChange={(event) => setTitle(event.target.value)}
            error={wrong.title}
          />
          <TextArea
            label={t('member.messageText')}
            value={text}
            onChange={setText}
            maxLength={2000}
            required
            error={wrong.text}
          />
        </>
      )}
    </ActDialog>
  );
}
