import { type AgreementBillLine, staffEndpoints } from '@lantern/contracts';
import { StatusPill } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { ExportList } from '../../parts/export-list.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Panel, Room } from '../../parts/room.tsx';
import { BillFigures, PassedOn, usePart } from './bill-figures.tsx';
import { BillDisputes, BillReview } from './bill-notes.tsx';
import { Calculation } from './calculation.tsx';
import { usePeriod } from './format.ts';
import { BillState } from './states.tsx';
import { Terms } from './terms.tsx';

/** One bill: its calculation, the same calculated again now, and what is behind it. */
export function BillRoom() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const bill = useOps(staffEndpoints.staffBill, { id });
  const { part } = usePart();
  return (
    <Room
      title={t('bill.one')}
      actions={
        <ExportList
          read={() => call(staffEndpoints.staffBillFile, { query: { id, ...part } })}
          name="bill.csv"
        />
      }
    >
      <Answered query={bill}>
        {({ bill: line, terms, calculation, again, same, ...notes }) => (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <About bill={line} />
            <BillReview
              of={{ bill: line, terms, calculation, again, same, ...notes }}
              onDone={() => void bill.refetch()}
            />
            <BillDisputes of={notes.disputes} onDone={() => void bill.refetch()} />
            <div className="min-w-0 lg:col-span-2">
              <Panel title={t('agreement.terms')}>
                <Terms terms={terms} currency={line.currency} reached={calculation.tier} />
              </Panel>
            </div>
            <Panel title={t('bill.calculation')}>
              <Calculation of={calculation} terms={terms} currency={line.currency} />
            </Panel>
            <Panel
              title={t('bill.again')}
              aside={
                <StatusPill tone={same ? 'success' : 'danger'}>
                  {t(same ? 'bill.same' : 'bill.differs')}
                </StatusPill>
              }
            >
              <Calculation of={again} terms={terms} currency={line.currency} />
            </Panel>
            <div className="flex min-w-0 flex-col gap-4 lg:col-span-2">
              {line.owes !== '0' && <PassedOn id={id} />}
              <BillFigures id={id} />
            </div>
          </div>
        )}
      </Answered>
    </Room>
  );
}

function About({ bill }: { bill: AgreementBillLine }) {
  const { t } = useTranslation();
  const [money, word] = [useMoney(), useWord()];
  const period = usePeriod();
  const { agent, agreement, payer, kind, currency, amount, owes, net, paid, short, state } = bill;
  const write = (minor: string) => money(minor, currency);
  return (
    <Panel title={word('agreementKind', kind)} aside={<BillState of={state} />}>
      <div className="flex flex-col gap-4">
        <Facts
          facts={[
            [
              t('agreement.agent'),
              <Link key="agent" to={`/members/${agent.id}`}>
                {agent.account}
              </Link>,
            ],
            [
              t('agreement.one'),
              <Link key="agreement" to={`/agreements/${agreement}`}>
                {t('agreement.open')}
              </Link>,
            ],
            [t('bill.payer'), payer?.account ?? t('agreement.brand')],
            [t('bill.period'), period(bill.period)],
            [t('bill.amount'), <b key="amount">{write(amount)}</b>],
            [t('bill.owes'), write(owes)],
            [t('bill.net'), <b key="net">{write(net)}</b>],
            [t('bill.paid'), write(paid)],
            [t('bill.short'), write(short)],
          ]}
        />
      </div>
    </Panel>
  );
}
