import { type LotteryHoliday, staffEndpoints } from '@lantern/contracts';
import { regions } from '@lantern/rules/lottery';
import { SelectField, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../lib/format.ts';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Panel } from '../../parts/room.tsx';

interface HolidaysProps {
  holidays: readonly LotteryHoliday[];
  mayChange: boolean;
}

/** The coming days without draws. */
export function Holidays({ holidays, mayChange }: HolidaysProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t('calendar.holidays')} aside={mayChange && <Add />}>
      <KeyedList<LotteryHoliday>
        inside
        label={t('calendar.holidays')}
        columns={[
          {
            key: 'date',
            header: t('calendar.date'),
            place: 'title',
            cell: ({ date }) => <span className="num">{date}</span>,
          },
          { key: 'name', header: t('calendar.name'), cell: ({ name }) => name },
          {
            key: 'region',
            header: t('calendar.region'),
            cell: ({ region }) => t(`calendar.regions.${region ?? 'all'}`),
          },
          {
            key: 'act',
            header: t('actions'),
            place: 'foot',
            cell: ({ id }) => (mayChange ? <Remove id={id} /> : '–'),
          },
        ]}
        rows={holidays}
        rowKey={({ id }) => id}
        empty={t('calendar.noHoliday')}
      />
    </Panel>
  );
}

function Add() {
  const { t } = useTranslation();
  const today = useToday();
  const [date, setDate] = useState('');
  const [region, setRegion] = useState('all');
  const [name, setName] = useState('');
  const chosen = regions.find((one) => one === region) ?? null;
  return (
    <ActDialog
      endpoint={staffEndpoints.addLotteryHoliday}
      label={t('calendar.add')}
      text={t('calendar.addText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ date, region: chosen, name: name.trim(), reason })}
      onDone={() => {
        setDate('');
        setName('');
      }}
    >
      {(wrong) => (
        <>
          <TextField
            label={t('calendar.date')}
            type="date"
            min={today}
            value={date}
            error={wrong.date}
            onChange={({ target }) => setDate(target.value)}
            required
          />
          <SelectField
            label={t('calendar.region')}
            placeholder={t('choose')}
            options={['all', ...regions].map((value) => ({
              value,
              label: t(`calendar.regions.${value}`),
            }))}
            value={region}
            onChange={({ target }) => setRegion(target.value)}
          />
          <TextField
            label={t('calendar.name')}
            value={name}
            maxLength={80}
            error={wrong.name}
            onChange={({ target }) => setName(target.value)}
            required
          />
        </>
      )}
    </ActDialog>
  );
}

function Remove({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <ActDialog
      endpoint={staffEndpoints.removeLotteryHoliday}
      label={t('calendar.remove')}
      text={t('calendar.removeText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ id, reason })}
    />
  );
}
