import { type StaffDeposit, staffEndpoints } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { Attention } from '../../parts/attention.tsx';
import { Facts } from '../../parts/facts.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { methodOf } from '../../parts/method.ts';
import { Moment } from '../../parts/moment.tsx';
import { Proofs } from '../../parts/proofs.tsx';
import { Panel, Room } from '../../parts/room.tsx';
import { State } from '../../parts/state.tsx';
import { DepositDecisions } from './deposit-decisions.tsx';

/**
 * So often the page is asked for anew, in milliseconds: the member, a gateway or another person may
 * act meanwhile.
 */
const every = 20_000;

/** One deposit, with what was told of it and the member's pictures. */
export function DepositRoom() {
  const { t } = useTranslation();
  const { reference = '' } = useParams();
  const deposit = useOps(staffEndpoints.staffDeposit, { reference }, { every });
  return (
    <Answered query={deposit}>
      {(value) => (
        <Room key={value.reference} title={value.reference} actions={<State of={value.status} />}>
          <p className="text-caption">
            <Link to="/deposits">{t('match.back')}</Link>
          </p>
          <Attention why={value.doubt} />
          <DepositDecisions deposit={value} />
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <Asked deposit={value} />
            <Proofs proofs={value.proofs} />
          </div>
          <Panel title={t('match.events')}>
            <Events deposit={value} />
          </Panel>
        </Room>
      )}
    </Answered>
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
