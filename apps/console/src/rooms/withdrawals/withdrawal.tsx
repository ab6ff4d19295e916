import { type StaffWithdrawal, staffEndpoints } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney, useWord } from '../../lib/format.ts';
import { Attention } from '../../parts/attention.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Age, Moment } from '../../parts/moment.tsx';
import { OrderRoom } from '../../parts/order-room.tsx';
import { Proofs } from '../../parts/proofs.tsx';
import { Panel } from '../../parts/room.tsx';
import { State } from '../../parts/state.tsx';
import { Decisions } from './decisions.tsx';
import { PayoutAccount } from './payout-account.tsx';

/** One withdrawal, with what helps to decide on it. */
export function WithdrawalRoom() {
  const { t } = useTranslation();
  return (
    <OrderRoom
      endpoint={staffEndpoints.staffWithdrawal}
      back={{ to: '/withdrawals', label: t('payout.back') }}
      stateOf={({ status, holdReason }) => (holdReason ? 'held' : status)}
    >
      {(withdrawal) => (
        <>
          <Attention why={withdrawal.attention} />
          <Decisions withdrawal={withdrawal} />
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <Request withdrawal={withdrawal} />
            <div className="flex flex-col gap-4">
              <ToDecide withdrawal={withdrawal} />
              <Timeline steps={withdrawal.timeline} />
              <Proofs proofs={withdrawal.proofs} />
            </div>
          </div>
        </>
      )}
    </OrderRoom>
  );
}

function Request({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { member, amount, fee, payout, currency, received, requestedAt, dueBy, holdReason } =
    withdrawal;
  return (
    <Panel title={t('payout.request')}>
      <Facts
        facts={[
          [
            t('member.username'),
            <Link key="m" to={`/members/${member.id}`}>
              {member.username}
            </Link>,
          ],
          [t('cash.amount'), <b key="a">{money(amount, currency)}</b>],
          [t('payout.fee'), money(fee, currency)],
          [t('payout.payout'), <b key="p">{money(payout, currency)}</b>],
          [t('payout.account'), <PayoutAccount key="account" withdrawal={withdrawal} />],
          [t('cash.at'), <Moment key="at" at={requestedAt} />],
          [t('payout.dueBy'), <Moment key="due" at={dueBy} />],
          [t('payout.holdReason'), holdReason],
          [t('payout.gateway'), withdrawal.gateway],
          [t('payout.reference'), withdrawal.payoutReference],
          [t('payout.received'), received === null ? null : money(received, currency)],
        ]}
      />
    </Panel>
  );
}

function ToDecide({ withdrawal: { facts, currency } }: { withdrawal: StaffWithdrawal }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { turnover, networks } = facts;
  const yesNo = (is: boolean, alarming: boolean) => (
    <span className={is === alarming ? 'font-bold text-danger' : ''}>{t(is ? 'yes' : 'no')}</span>
  );
  return (
    <Panel title={t('payout.facts')}>
      <Facts
        facts={[
          [t('member.since'), <Moment key="since" at={facts.memberSince} />],
          [t('payout.first'), t(facts.first ? 'yes' : 'no')],
          [t('payout.bound'), <Age key="bound" at={facts.accountBoundAt} />],
          [t('payout.deposited'), money(facts.deposited, currency)],
          [t('payout.withdrawn'), money(facts.withdrawn, currency)],
          [t('payout.staked'), money(turnover.staked, currency)],
          [
            t('payout.turnover'),
            `${money(turnover.left, currency)} / ${money(turnover.required, currency)}`,
          ],
          [
            t('payout.covering', { percent: turnover.coveredFromPercent }),
            <span
              key="covering"
              className={turnover.covering === '0' ? '' : 'font-bold text-danger'}
            >
              {money(turnover.covering, currency)}
            </span>,
          ],
          [
            t('payout.debt'),
            <span key="debt" className={facts.debt === '0' ? '' : 'font-bold text-danger'}>
              {money(facts.debt, currency)}
            </span>,
          ],
          [t('payout.excluded'), yesNo(facts.excluded, true)],
          [
            t('member.networks'),
            networks.length > 0 && (
              <ul key="networks">
                {networks.map(({ network, country, lastAt }) => (
                  <li key={network}>
                    <bdi className="num">{network}</bdi>
                    {country && ` · ${country}`} · <Age at={lastAt} />
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
    </Panel>
  );
}

function Timeline({ steps }: { steps: StaffWithdrawal['timeline'] }) {
  const { t } = useTranslation();
  const word = useWord();
  return (
    <Panel title={t('payout.timeline')}>
      <ol className="flex flex-col gap-3">
        {steps.map((step) => (
          <li
            key={`${step.at} ${step.status}`}
            className="flex flex-wrap items-center gap-2 text-body"
          >
            <State of={step.status} />
            <Moment at={step.at} />
            <span className="text-text-3">{step.staff ?? word('by', step.by)}</span>
            {step.reason && <p className="basis-full text-text-2">{step.reason}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
