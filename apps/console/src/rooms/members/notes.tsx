import { type MemberFile, staffEndpoints } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Panel } from '../../parts/room.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { Trouble } from '../../parts/trouble.tsx';

/** What the staff have written down about a member. */
export function Notes({ member }: { member: MemberFile }) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <Panel title={t('member.part.notes')}>
      {may('members.act') && <NewNote id={member.id} />}
      {member.notes.length === 0 ? (
        <p className="mt-4 text-body text-text-3">{t('note.none')}</p>
      ) : (
        <ul className="mt-4 flex flex-col gap-3">
          {member.notes.map(({ id, text, by, at }) => (
            <li key={id} className="rounded-control bg-sunken p-3">
              <p className="text-body whitespace-pre-wrap wrap-anywhere">{text}</p>
              <p className="mt-1 text-caption text-text-3">
                {by} · <Moment at={at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function NewNote({ id }: { id: string }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const note = useAct(staffEndpoints.noteMember, () => setText(''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!note.isPending) note.mutate({ id, text: text.trim() });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextArea label={t('note.new')} value={text} onChange={setText} maxLength={2000} />
      <Trouble of={note.error} />
      <Button
        type="submit"
        className="self-start"
        loading={note.isPending}
        disabled={text.trim() === ''}
      >
        {t('note.write')}
      </Button>
    </form>
  );
}
