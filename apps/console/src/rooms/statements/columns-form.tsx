import { type BodyOf, type OwnAccount, staffEndpoints } from '@lantern/contracts';
import { csvDates, csvDelimiters } from '@lantern/rules';
import { Button, SelectField, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActForm } from '../../lib/act-form.ts';
import { Panel } from '../../parts/room.tsx';
import { Alarm, Trouble } from '../../parts/trouble.tsx';

const { chooseColumns } = staffEndpoints;
type Columns = BodyOf<typeof chooseColumns>['columns'];

const places = [
  ...([
    'date',
    'text',
    'amount',
    'credit',
    'debit',
    'balance',
    'reference',
    'counterparty',
  ] as const),
];
/** A file always has these. */
const needed: readonly string[] = ['date', 'text'];

interface ColumnsFormProps {
  account: string;
  columns: OwnAccount['columns'];
  sample: { delimiter: Columns['delimiter']; rows: string[][] };
  onSaved: () => void;
}

/** Where a bank's CSV files have what, beside the first rows of one of them. */
export function ColumnsForm({ account, columns, sample, onSaved }: ColumnsFormProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Columns>(
    columns ?? {
      ...{ delimiter: sample.delimiter, skip: 1, decimal: '.', dates: 'dd/MM/yyyy' },
      ...{ date: 0, text: 1, amount: null, credit: null, debit: null },
      ...{ balance: null, reference: null, counterparty: null },
    },
  );
  const set = (change: Partial<Columns>) => setChosen({ ...chosen, ...change });
  const { form, wrong, stopped, busy, trouble } = useActForm(
    chooseColumns,
    { account, columns: chosen },
    onSaved,
  );
  const width = Math.max(...sample.rows.map((row) => row.length));
  const heading = sample.rows[Math.max(0, chosen.skip - 1)] ?? [];
  const options = Array.from({ length: width }, (_, at) => ({
    value: String(at),
    label: `${at + 1} · ${(heading[at] ?? '').slice(0, 24)}`,
  }));
  const nowhere = { value: 'none', label: t('statement.notThere') };
  return (
    <Panel title={t('statement.columns')}>
      <form {...form} className="flex flex-col gap-4">
        <Sample rows={sample.rows} />
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField
            label={t('statement.delimiter')}
            placeholder={t('choose')}
            options={csvDelimiters.map((value) => ({
              value,
              label: value === '\t' ? t('statement.tabulator') : value,
            }))}
            value={chosen.delimiter}
            onChange={({ target }) => set({ delimiter: target.value as Columns['delimiter'] })}
          />
          <TextField
            label={t('statement.skip')}
            type="number"
            min={0}
            max={100}
            value={String(chosen.skip)}
            onChange={({ target }) => set({ skip: Number(target.value) })}
          />
          <SelectField
            label={t('statement.decimal')}
            placeholder={t('choose')}
            options={['.', ','].map((value) => ({ value, label: `1${value}50` }))}
            value={chosen.decimal}
            onChange={({ target }) => set({ decimal: target.value as Columns['decimal'] })}
          />
          <SelectField
            label={t('statement.dates')}
            placeholder={t('choose')}
            options={csvDates.map((value) => ({ value, label: value }))}
            value={chosen.dates}
            onChange={({ target }) => set({ dates: target.value as Columns['dates'] })}
          />
          {places.map((place) => (
            <SelectField
              key={place}
              label={t(`statement.place.${place}`)}
              placeholder={t('choose')}
              options={needed.includes(place) ? options : [nowhere, ...options]}
              value={String(chosen[place] ?? 'none')}
              onChange={({ target }) =>
                set({ [place]: target.value === 'none' ? null : Number(target.value) })
              }
            />
          ))}
        </div>
        {wrong.columns && <Alarm>{t('statement.columnsWrong')}</Alarm>}
        {!stopped && <Trouble of={trouble} />}
        <Button type="submit" kind="brand" size={48} loading={busy} className="self-start">
          {t('statement.saveColumns')}
        </Button>
      </form>
    </Panel>
  );
}

/** The first rows with the numbers of their columns; it scrolls for itself on a phone. */
function Sample({ rows }: { rows: string[][] }) {
  const { t } = useTranslation();
  const width = Math.max(...rows.map((row) => row.length));
  return (
    <div className="overflow-x-auto rounded-control border border-border">
      <table className="w-full text-caption" aria-label={t('statement.sample')}>
        <thead>
          <tr className="text-text-3">
            {Array.from({ length: width }, (_, at) => (
              <th key={String(at)} className="px-2 py-1 text-start font-normal">
                {at + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, 6).map((row) => (
            <tr key={row.join('|')} className="border-border border-t">
              {Array.from({ length: width }, (_, at) => (
                <td key={String(at)} className="max-w-48 truncate px-2 py-1">
                  {row[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
