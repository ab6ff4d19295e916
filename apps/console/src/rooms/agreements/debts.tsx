import { type StaffDebt, staffEndpoints } from '@lantern/contracts';
import { type DataColumn, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { ExportList } from '../../parts/export-list.tsx';
import { FilterForm } from '../../parts/filter-form.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Pages } from '../../parts/pages.tsx';
import { Room } from '../../parts/room.tsx';
import { usePeriod } from './format.ts';

const every = 20_000;

/** What uplines owe their downlines. */
export function DebtsRoom() {
  const { t } = useTranslation();
  const money = useMoney();
  const columns = useColumns();
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const debts = useOps(staffEndpoints.staffDebts, { pageNo: page, search }, { every });
  return (
    <Room
      title={t('room.agreementDebts')}
      actions={
        <ExportList
          read={() => call(staffEndpoints.staffDebtsFile, { query: { search } })}
          name="debts.csv"
        />
      }
    >
      <p className="max-w-prose text-body text-text-2">{t('debt.text')}</p>
      <FilterForm
        onSearch={() => {
          setSearch(typed.trim());
          setPage(1);
        }}
      >
        <TextField
          label={t('agreement.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          type="search"
          maxLength={64}
        />
      </FilterForm>
      <Answered query={debts}>
        {({ list, totalPages, currency, rest }) => (
          <>
            <p className="text-label">
              {t('debt.rest')}: <b>{money(rest, currency)}</b>
            </p>
            <KeyedList
              label={t('room.agreementDebts')}
              columns={columns(currency)}
              rows={list}
              rowKey={({ bill }) => bill}
              empty={t('debt.none')}
            />
            <Pages page={page} totalPages={totalPages} onPage={setPage} />
          </>
        )}
      </Answered>
    </Room>
  );
}

function useColumns(): (currency: string) => DataColumn<StaffDebt>[] {
  const { t } = useTranslation();
  const [money, word] = [useMoney(), useWord()];
  const period = usePeriod();
  return (currency) => [
    {
      ...{ key: 'debtor', header: t('debt.debtor'), place: 'title' },
      cell: ({ debtor }) => <Link to={`/members/${debtor.id}`}>{debtor.account}</Link>,
    },
    {
      ...{ key: 'creditor', header: t('debt.creditor') },
      cell: ({ creditor }) => <Link to={`/members/${creditor.id}`}>{creditor.account}</Link>,
    },
    {
      ...{ key: 'bill', header: t('bill.one') },
      cell: ({ bill, kind }) => <Link to={`/bills/${bill}`}>{word('agreementKind', kind)}</Link>,
    },
    {
      ...{ key: 'period', header: t('bill.period'), words: true },
      cell: (debt) => period(debt.period),
    },
    {
      ...{ key: 'owed', header: t('debt.owed'), align: 'end' },
      cell: ({ owed }) => money(owed, currency),
    },
    {
      ...{ key: 'paid', header: t('bill.paid'), align: 'end' },
      cell: ({ paid }) => money(paid, currency),
    },
    {
      ...{ key: 'rest', header: t('debt.rest'), align: 'end' },
      cell: ({ owed, paid }) => <b>{money(String(BigInt(owed) - BigInt(paid)), currency)}</b>,
    },
  ];
}
