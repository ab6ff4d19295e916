import { staffEndpoints, type ValueOf } from '@lantern/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Answered } from '../../parts/answered.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Pages } from '../../parts/pages.tsx';
import { Panel } from '../../parts/room.tsx';

type Statement = ValueOf<typeof staffEndpoints.bankStatements>['list'][number];

/** The statements of an account; one that was imported by mistake can be removed. */
export function Imported({ account }: { account: string }) {
  const { t } = useTranslation();
  const money = useMoney();
  const may = useMay();
  const [page, setPage] = useState(1);
  const found = useOps(staffEndpoints.bankStatements, { account, pageNo: page });
  return (
    <Panel title={t('statement.statements')}>
      <Answered query={found}>
        {({ list, totalPages }) => (
          <>
            <KeyedList<Statement>
              inside
              label={t('statement.statements')}
              columns={[
                {
                  key: 'days',
                  header: t('statement.days'),
                  place: 'title',
                  cell: ({ from, to }) => (
                    <span className="num">{from === to ? to : `${from} – ${to}`}</span>
                  ),
                },
                {
                  key: 'opening',
                  header: t('statement.opening'),
                  align: 'end',
                  cell: ({ opening, currency }) => money(opening, currency),
                },
                {
                  key: 'closing',
                  header: t('statement.closing'),
                  align: 'end',
                  cell: ({ closing, currency }) => money(closing, currency),
                },
                {
                  key: 'lines',
                  header: t('statement.lines'),
                  align: 'end',
                  cell: ({ lines }) => lines,
                },
                {
                  key: 'format',
                  header: t('statement.format'),
                  cell: ({ format, number }) =>
                    [t(`statement.formats.${format}`), number].filter(Boolean).join(' · '),
                },
                {
                  key: 'by',
                  header: t('statement.importedBy'),
                  cell: ({ importedBy, importedAt }) => (
                    <>
                      {importedBy} · <Moment at={importedAt} />
                    </>
                  ),
                },
                {
                  key: 'act',
                  header: <span className="sr-only">{t('actions')}</span>,
                  place: 'foot',
                  align: 'end',
                  cell: ({ id }) => may('statements.act') && <Discard id={id} />,
                },
              ]}
              rows={list}
              rowKey={({ id }) => id}
              empty={t('statement.noStatement')}
            />
            <Pages page={page} totalPages={totalPages} onPage={setPage} />
          </>
        )}
      </Answered>
    </Panel>
  );
}

function Discard({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <ActDialog
      endpoint={staffEndpoints.discardStatement}
      label={t('statement.discard')}
      kind="danger"
      text={t('statement.discardText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ id, reason })}
    />
  );
}
