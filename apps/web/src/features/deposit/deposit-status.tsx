import type { Deposit, DepositStatus as Status } from '@lantern/contracts';
import { Button, Card, Skeleton, StatusPill } from '@lantern/ui';
import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';
import { useBalance } from '../../lib/money/balance.ts';
import { HiddenMoney } from '../../lib/money/hidden-money.tsx';
import { useMoney } from '../../lib/money/money.ts';
import { goTo } from '../../lib/navigation/go-to.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { fromItsTop, useReferenceOf } from '../../lib/navigation/reference.ts';
import { StatusHeadline } from '../../lib/show/status-headline.tsx';
import { ContactBelow } from '../../lib/site/contact-button.tsx';
import { Moment } from '../../lib/time/moment.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { DeclareForm } from './declare-form.tsx';
import { Fact } from './fact.tsx';
import { looks } from './looks.ts';
import { isPaidHere, PayView } from './pay-view.tsx';
import { useDeposit } from './use-deposit.ts';

interface DepositStatusViewProps {
  reference: string;
  /** It takes the place of the form, or of the list below it. */
  byForm: boolean;
  methodName: (id: string) => string;
}

/** Where a member may know better, and people have to be asked. */
const contested: readonly Status[] = ['failed', 'expired', 'review'];

/** The live state of a deposit: how to pay it, or a sentence and the next step. */
export function DepositStatusView({ reference, byForm, methodName }: DepositStatusViewProps) {
  const [declared, setDeclared] = useState(false);
  const { data: deposit, error, refetch, isFetching } = useDeposit(reference);
  if (!deposit && error)
    return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!deposit) return <StatusSkeleton />;
  const isLateTransfer = deposit.kind === 'bank' && deposit.status === 'expired';
  return (
    <div
      ref={fromItsTop}
      className="mx-auto flex w-full max-w-120 flex-col items-center gap-5 p-4 py-8 md:p-6 md:py-10"
    >
      {isPaidHere(deposit) ? (
        <PayView deposit={deposit} isNew={byForm} onDeclared={() => setDeclared(true)} />
      ) : (
        <Headline
          key={declared ? 'declared' : 'found'}
          deposit={deposit}
          isNew={byForm || declared}
        />
      )}
      <Facts deposit={deposit} methodName={methodName(deposit.method)} />
      {isLateTransfer && <DeclareForm reference={reference} onDeclared={() => setDeclared(true)} />}
      <div className="flex w-full flex-col gap-3">
        <Action deposit={deposit} refresh={() => void refetch()} busy={isFetching} />
        {contested.includes(deposit.status) && <ContactBelow />}
      </div>
    </div>
  );
}

function Headline({ deposit, isNew }: { deposit: Deposit; isNew: boolean }) {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const { status, amount, fee, currency, reason, kind } = deposit;
  const arrived = money(String(BigInt(amount) - BigInt(fee)), currency);
  const isTransfer =
    kind === 'bank' && (status === 'review' || status === 'expired' || status === 'failed');
  return (
    <StatusHeadline
      status={status}
      look={looks[status]}
      title={t(`status.${status}.title`, { amount: arrived })}
      text={isTransfer ? t(`status.${status}.transfer`) : t(`status.${status}.text`)}
      isNew={isNew}
    >
      {reason !== null && (
        <p className="rounded-card bg-sunken px-4 py-3 text-body text-text">
          {t('status.reason', { reason })}
        </p>
      )}
    </StatusHeadline>
  );
}

function Facts({ deposit, methodName }: { deposit: Deposit; methodName: string }) {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const { tone } = looks[deposit.status];
  return (
    <Card padding="none" className="w-full">
      <p
        className={clsx(
          'flex flex-wrap items-center justify-between gap-2 px-4 py-3',
          'border-b border-border',
        )}
      >
        <span className="num text-h2">{money(deposit.amount, deposit.currency)}</span>
        <StatusPill tone={tone}>{t(`status.${deposit.status}.pill`)}</StatusPill>
      </p>
      <dl className="flex flex-col gap-1 px-4 py-2">
        {deposit.status === 'paid' && <BalanceFact />}
        {deposit.fee !== '0' && (
          <Fact name={t('feeLine')}>{money(deposit.fee, deposit.currency)}</Fact>
        )}
        <Fact name={t('status.reference')}>
          <CopyText text={deposit.reference} name={t('status.reference')} className="-me-2" />
        </Fact>
        <Fact name={t('status.method')}>{methodName}</Fact>
        <Fact name={t('status.requested')}>
          <Moment instant={deposit.createdAt} />
        </Fact>
      </dl>
    </Card>
  );
}

function BalanceFact() {
  const { t } = useTranslation('deposit');
  const { data } = useBalance();
  return (
    <Fact name={t('status.balance')}>
      {data && (
        <HiddenMoney
          minor={data.sumBalance}
          currency={data.currency}
          className="font-bold text-success"
        />
      )}
    </Fact>
  );
}

/** The one way on from each state. */
function Action({
  deposit,
  refresh,
  busy,
}: {
  deposit: Deposit;
  refresh: () => void;
  busy: boolean;
}) {
  const { t } = useTranslation('deposit');
  const overlay = useOverlay();
  const { show } = useReferenceOf('D');
  const { status, instructions } = deposit;
  const payUrl = instructions?.kind === 'redirect' ? instructions.payUrl : null;
  const again = () => show(undefined);
  if (isPaidHere(deposit))
    return (
      <Button kind="ghost" size={48} block onClick={again}>
        {t('otherDeposit')}
      </Button>
    );
  const actions: Record<Status, () => void> = {
    created: refresh,
    pending: () => (payUrl === null ? refresh() : goTo(payUrl)),
    paid: overlay.close,
    failed: again,
    expired: again,
    review: overlay.close,
  };
  const waits = status === 'created' || (status === 'pending' && payUrl === null);
  return (
    <Button
      kind={status === 'review' ? 'outline' : status === 'created' ? 'brand' : 'accent'}
      size={48}
      block
      loading={waits && busy}
      onClick={actions[status]}
    >
      {waits ? t('status.created.action') : t(`status.${status}.action`)}
    </Button>
  );
}

function StatusSkeleton() {
  return (
    <div
      aria-busy="true"
      className="mx-auto flex w-full max-w-120 flex-col items-center gap-4 p-4 py-8 md:py-10"
    >
      <Skeleton className="size-20 rounded-full" />
      <Skeleton className="h-7 w-56 rounded-badge" />
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="h-12 w-full rounded-button" />
    </div>
  );
}
