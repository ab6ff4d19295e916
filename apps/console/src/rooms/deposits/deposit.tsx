import { type StaffDeposit, staffEndpoints } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney, useWord } from '../../lib/format.ts';
import { Attention } from '../../parts/attention.tsx';
import { Facts } from '../../parts/facts.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { methodOf } from '../../parts/method.ts';
import { Moment } from '../../parts/moment.tsx';
import { OrderRoom } from '../../parts/order-room.tsx';
import { Proofs } from '../../parts/proofs.tsx';
import { Panel } from '../../parts/room.tsx';
import { DepositDecisions } from './deposit-decisions.tsx';

/** One deposit, with its events and the member's pictures. */
export function DepositRoom() {
  const { t } = useTranslation();
  return (
    <OrderRoom
      endpoint={staffEndpoints.staffDeposit}
      back={{ to: '/deposits', label: t('match.back') }}
      stateOf={({ status }) => status}
    >
      {(deposit) => (
        <>
          <Attention why={deposit.doubt} />
          <DepositDecisions deposit={deposit} />
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <Asked deposit={deposit} />
            <Proofs proofs={deposit.proofs} />
          </div>
          <Panel title={t('match.events')}>
            <Events deposit={deposit} />
          </Panel>
        </>
      )}
    </OrderRoom>
  );
}

function Asked({ deposit }: { deposit: StaffDeposit }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { member, amount, currency, credited, fee, account } = deposit;
  return (
    <Panel title={t('match.asked')}>
      <Facts
        facts={[
          [
            t('member.username'),
            <Link key="m" to={`/members/${member.id}`}>
              {member.username}
            </Link>,
          ],
          [t('match.memberExcluded'), t(deposit.memberExcluded ? 'yes' : 'no')],
          [t('cash.amount'), <b key="a">{money(amount, currency)}</b>],
          [t('cash.method'), methodOf(deposit)],
          [
            t('match.memo'),
            <span key="memo" className="num select-all">
              {deposit.memo}
            </span>,
          ],
          [
            t('match.account'),
            account && `${account.bankName} · ${account.accountNumber} · ${account.holderName}`,
          ],
          [t('match.bankLine'), <BankLine key="line" deposit={deposit} />],
          [t('match.credited'), credited === null ? null : money(credited, currency)],
          [t('payout.fee'), fee === null ? null : money(fee, currency)],
          [t('match.payment'), deposit.payment],
          [t('cash.at'), <Moment key="at" at={deposit.createdAt} />],
          [t('match.declared'), <Moment key="declared" at={deposit.declaredAt} />],
          [t('match.expires'), <Moment key="expires" at={deposit.expiresAt} />],
          [t('match.settled'), <Moment key="settled" at={deposit.settledAt} />],
        ]}
      />
    </Panel>
  );
}

/** The line of a bank statement that names the deposit. */
function BankLine({ deposit: { bankLine } }: { deposit: StaffDeposit }) {
  const money = useMoney();
  if (!bankLine) return '–';
  const { day, amount, currency, reference, account } = bankLine;
  return [day, money(amount, currency), reference, account].filter(Boolean).join(' · ');
}

function Events({ deposit }: { deposit: StaffDeposit }) {
  const { t } = useTranslation();
  const [money, word] = [useMoney(), useWord()];
  return (
    <KeyedList<StaffDeposit['events'][number]>
      inside
      label={t('match.events')}
      columns={[
        { key: 'at', header: t('audit.at'), place: 'title', cell: ({ at }) => <Moment at={at} /> },
        {
          key: 'outcome',
          header: t('gateway.outcome'),
          place: 'corner',
          cell: ({ outcome }) => word('outcome', outcome),
        },
        { key: 'by', header: t('match.by'), cell: ({ by }) => by ?? t('payout.gateway') },
        {
          key: 'status',
          header: t('cash.status'),
          cell: ({ status }) => (status ? word('state', status) : '–'),
        },
        {
          key: 'amount',
          header: t('cash.amount'),
          align: 'end',
          // The staff speak of the deposit's own money. What a gateway has said is shown as it said
          // it: it may be anything.
          cell: ({ by, amount, currency }) =>
            amount === null
              ? '–'
              : by === null
                ? `${amount} ${currency ?? ''}`
                : money(amount, deposit.currency),
        },
        { key: 'payment', header: t('match.payment'), cell: ({ payment }) => payment ?? '–' },
        { key: 'reason', header: t('reason'), cell: ({ reason }) => reason ?? '–' },
      ]}
      rows={deposit.events}
      rowKey={(event) => JSON.stringify(event)}
      empty={t('gateway.none')}
    />
  );
}
