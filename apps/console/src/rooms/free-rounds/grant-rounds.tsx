import { type FreeRoundLine, staffEndpoints, type ValueOf } from '@lantern/contracts';
import { Checkbox, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { AmountField } from '../../parts/amount-field.tsx';

interface GrantRoundsProps {
  slots: FreeRoundLine['games'];
  onDone: (value: ValueOf<typeof staffEndpoints.grantFreeRounds>) => void;
}

const empty = { username: '', value: '', rounds: '10', days: '7', games: [] as string[] };
const numberOf = (typed: string) => (typed === '' ? '' : Number(typed));
const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '');

/** Grants free rounds to a member; a second person may have to approve them. */
export function GrantRounds({ slots, onDone }: GrantRoundsProps) {
  const { t } = useTranslation();
  const { brand } = useStaff();
  const [typed, setTyped] = useState(empty);
  const change = (part: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...part }));
  const { username, value, rounds, days, games } = typed;
  return (
    <ActDialog
      endpoint={staffEndpoints.grantFreeRounds}
      label={t('freeRounds.grant')}
      kind="brand"
      text={t('freeRounds.grantText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({
        ...{ username: username.trim(), games, value },
        ...{ rounds: numberOf(rounds), days: numberOf(days), reason },
      })}
      onDone={(granted) => {
        setTyped(empty);
        onDone(granted);
      }}
    >
      {(wrong) => (
        <>
          <TextField
            label={t('member.username')}
            autoComplete="off"
            maxLength={32}
            value={username}
            error={wrong.username}
            onChange={({ target }) => change({ username: target.value })}
          />
          <AmountField
            label={t('words.field.value')}
            value={value}
            error={wrong.value}
            onChange={(amount) => change({ value: amount })}
            currency={brand.currency}
          />
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label={t('words.field.rounds')}
              inputMode="numeric"
              maxLength={4}
              value={rounds}
              error={wrong.rounds}
              onChange={({ target }) => change({ rounds: digitsOf(target.value) })}
            />
            <TextField
              label={t('words.field.days')}
              inputMode="numeric"
              maxLength={3}
              value={days}
              error={wrong.days}
              onChange={({ target }) => change({ days: digitsOf(target.value) })}
            />
          </div>
          <fieldset className="flex flex-col gap-1">
            <legend className="mb-1 text-label">{t('words.field.games')}</legend>
            {slots.map(({ nodeId, name }) => (
              <Checkbox
                key={nodeId}
                label={name}
                checked={games.includes(nodeId)}
                error={undefined}
                onChange={({ target }) =>
                  change({
                    games: target.checked
                      ? [...games, nodeId]
                      : games.filter((one) => one !== nodeId),
                  })
                }
              />
            ))}
            {wrong.games && <p className="text-caption text-danger">{wrong.games}</p>}
          </fieldset>
        </>
      )}
    </ActDialog>
  );
}
