import type { LotteryGame } from '@lantern/contracts';
import { families } from '@lantern/rules/lottery';
import { Button, IconButton, TextField } from '@lantern/ui';
import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session.ts';
import { useSayLeftOut } from './left-out.ts';
import { stakeOf } from './slip.ts';
import {
  longestName,
  mostTemplates,
  readTemplates,
  removeTemplate,
  saveTemplate,
} from './templates.ts';
import type { Slip } from './use-slip.ts';

interface SavedSlipsProps {
  game: LotteryGame;
  slip: Slip;
}

/** Slips that a member keeps in this browser: put on the slip with a tap. */
export function SavedSlips({ game, slip }: SavedSlipsProps): ReactNode {
  const account = useSession()?.account;
  return account === undefined ? null : <OfMember {...{ game, slip, account }} />;
}

function OfMember({ game, slip, account }: SavedSlipsProps & { account: string }): ReactNode {
  const { t } = useTranslation('lottery');
  const sayLeftOut = useSayLeftOut();
  const { gameCode } = game;
  const [saved, setSaved] = useState(() => readTemplates(account, gameCode));
  const save = (name: string) => {
    const lines = slip.lines.map((line) => {
      const { play, selection } = line;
      const { unit, multiple, series = null } = stakeOf(line, slip.stake);
      return { play, selection, unit, multiple, series };
    });
    setSaved(saveTemplate(account, gameCode, { name, lines }));
  };
  if (saved.length === 0 && slip.lines.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 border-t border-border pt-3">
      {saved.length > 0 && (
        <>
          <h3 className="text-label text-text-2">
            {t('template.title')}{' '}
            <bdi dir="ltr" className="num">{`${saved.length} / ${mostTemplates}`}</bdi>
          </h3>
          <ul className="flex flex-wrap gap-1.5">
            {saved.map(({ name, lines }) => (
              <li key={name} className="flex items-center rounded-button bg-sunken ps-1">
                <Button
                  kind="ghost"
                  size={36}
                  onClick={() => sayLeftOut(slip.repeat(families[game.family], lines))}
                >
                  <bdi>{name}</bdi>
                </Button>
                <IconButton
                  label={t('template.remove', { name })}
                  icon={<X size={16} aria-hidden />}
                  onClick={() => setSaved(removeTemplate(account, gameCode, name))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {slip.lines.length > 0 && saved.length < mostTemplates && <SaveForm onSave={save} />}
    </div>
  );
}

function SaveForm({ onSave }: { onSave: (name: string) => void }): ReactNode {
  const { t } = useTranslation('lottery');
  const [name, setName] = useState<string>();
  if (name === undefined)
    return (
      <Button kind="ghost" size={36} className="self-start" onClick={() => setName('')}>
        {t('template.save')}
      </Button>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave(name.trim());
    setName(undefined);
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <TextField
        label={t('template.name')}
        value={name}
        maxLength={longestName}
        onChange={({ target }) => setName(target.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit" kind="soft" size={48}>
        {t('template.save')}
      </Button>
    </form>
  );
}
