import { type JackpotBook, staffEndpoints } from '@lantern/contracts';
import { Checkbox, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { AmountField } from '../../parts/amount-field.tsx';
import { perCent } from './per-cent.ts';

const amounts = ['seed', 'most', 'odds'] as const;

/** Per cent as millionths; '' for what is no number. */
const millionths = (text: string): number | '' =>
  /^\d{1,2}([.,]\d{1,4})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 10_000) : '';

/** Proposes other terms; a second person approves them. */
export function ChangeTerms({
  book: { terms, slots, currency },
  onDone,
}: {
  book: JackpotBook;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(terms);
  const [share, setShare] = useState(perCent(terms.share).replace('%', ''));
  const pick = (nodeId: string, is: boolean) =>
    setChosen({
      ...chosen,
      games: is ? [...chosen.games, nodeId] : chosen.games.filter((one) => one !== nodeId),
    });
  return (
    <ActDialog
      endpoint={staffEndpoints.proposeJackpot}
      label={t('jackpot.propose')}
      text={t('jackpot.proposeText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ ...chosen, share: millionths(share), reason })}
      onDone={onDone}
    >
      {(wrong) => (
        <>
          <Checkbox
            label={t('words.field.open')}
            checked={chosen.open}
            error={wrong.open}
            onChange={({ target }) => setChosen({ ...chosen, open: target.checked })}
          />
          <TextField
            label={t('jackpot.sharePercent')}
            inputMode="decimal"
            value={share}
            error={wrong.share}
            onChange={({ target }) => setShare(target.value)}
          />
          {amounts.map((name) => (
            <AmountField
              key={name}
              label={t(`words.field.${name}`)}
              hint={t(`jackpot.hint.${name}`)}
              value={chosen[name]}
              error={wrong[name]}
              onChange={(amount) => setChosen((now) => ({ ...now, [name]: amount }))}
              currency={currency}
            />
          ))}
          <fieldset className="flex flex-col gap-1">
            <legend className="mb-1 text-label">{t('words.field.games')}</legend>
            {slots.map(({ nodeId, name }) => (
              <Checkbox
                key={nodeId}
                label={name}
                checked={chosen.games.includes(nodeId)}
                error={undefined}
                onChange={({ target }) => pick(nodeId, target.checked)}
              />
            ))}
            {wrong.games && <p className="text-caption text-danger">{wrong.games}</p>}
          </fieldset>
        </>
      )}
    </ActDialog>
  );
}
