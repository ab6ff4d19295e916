import type { Deposit, DepositStatus as Status } from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import { Button, Skeleton, StatusPill, type StatusTone } from '@lantern/ui';
import { CircleCheckBig, CircleX, Hourglass, type LucideIcon, SearchCheck, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../../lib/balance.ts';
import { CopyText } from '../../lib/copy-text.tsx';
import { goTo } from '../../lib/go-to.ts';
import { useMoney } from '../../lib/money.ts';
import { useOverlay } from '../../lib/overlay.ts';
import { TroubleBlock } from '../../lib/trouble-block.tsx';
import { useReference } from './reference.ts';
import { useDeposit } from './use-deposit.ts';

const looks: Record<Status, { tone: StatusTone; icon: LucideIcon; disc: string }> = {
  created: { tone: 'info', icon: Hourglass, disc: 'bg-info-soft text-info' },
  pending: { tone: 'warning', icon: Hourglass, disc: 'bg-warning-soft text-warning' },
  paid: { tone: 'success', icon: CircleCheckBig, disc: 'bg-success-soft text-success' },
  failed: { tone: 'danger', icon: CircleX, disc: 'bg-danger-soft text-danger' },
  expired: { tone: 'neutral', icon: TimerOff, disc: 'bg-sunken text-text-2' },
  review: { tone: 'info', icon: SearchCheck, disc: 'bg-info-soft text-info' },
};

/** How a deposit stands, kept up to date: plain words and one way on. */
export function DepositStatusView({
  reference,
  methodName,
}: {
  reference: string;
  methodName: (id: string) => string;
}) {
  const { data: deposit, error, refetch, isFetching } = useDeposit(reference);
  if (!deposit && error) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!deposit) return <StatusSkeleton />;
  return (
    <div className="mx-auto flex w-full max-w-120 flex-col items-center gap-5 p-4 py-8 md:p-6 md:py-10">
      <Headline deposit={deposit} />
      <Facts deposit={deposit} methodName={methodName(deposit.method)} />
      <Action deposit={deposit} refresh={() => void refetch()} busy={isFetching} />
    </div>
  );
}

function Headline({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const { icon: Icon, disc } = looks[deposit.status];
  return (
    <div aria-live="polite" className="flex flex-col items-center gap-2 text-center">
      <span
        key={deposit.status}
        aria-hidden
        className={`mb-2 grid size-20 animate-pop place-items-center rounded-full ${disc}`}
      >
        <Icon size={36} />
      </span>
      <h3 className="text-h1">
        {t(`status.${deposit.status}.title`, { amount: money(deposit.amount, deposit.currency) })}
      </h3>
      <p className="text-article text-pretty text-text-2">{t(`status.${deposit.status}.text`)}</p>
    </div>
  );
}

function Facts({ deposit, methodName }: { deposit: Deposit; methodName: string }) {
  const { t, i18n } = useTranslation('deposit');
  const money = useMoney();
  const { tone } = looks[deposit.status];
  const requested = new Intl.DateTimeFormat(formatTag(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="w-full rounded-card border border-border bg-surface">
      <p className="flex flex-wrap items-center justify-between gap-2 border-b border-border px-4 py-3">
        <span className="num text-h2">{money(deposit.amount, deposit.currency)}</span>
        <StatusPill tone={tone}>{t(`status.${deposit.status}.pill`)}</StatusPill>
      </p>
      <dl className="flex flex-col gap-1 px-4 py-2">
        {deposit.status === 'paid' && <BalanceFact />}
        <Fact name={t('status.reference')}>
          <CopyText text={deposit.reference} name={t('status.reference')} className="-me-2" />
        </Fact>
        <Fact name={t('status.method')}>{methodName}</Fact>
        <Fact name={t('status.requested')}>
          <time dateTime={deposit.createdAt}>{requested.format(new Date(deposit.createdAt))}</time>
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-4">
      <dt className="text-body text-text-2">{name}</dt>
      <dd className="m-0 min-w-0 text-end text-label">{children}</dd>
    </div>
  );
}

function BalanceFact() {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const { data } = useBalance();
  return (
    <Fact name={t('status.balance')}>
      {data && <span className="num font-bold text-success">{money(data.sumBalance, data.currency)}</span>}
    </Fact>
  );
}

/** The one way on from each state. */
function Action({ deposit, refresh, busy }: { deposit: Deposit; refresh: () => void; busy: boolean }) {
  const { t } = useTranslation('deposit');
  const overlay = useOverlay();
  const { show } = useReference();
  const { status, payUrl } = deposit;
  const again = () => show(undefined);
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
    <div aria-busy="true" className="mx-auto flex w-full max-w-120 flex-col items-center gap-4 p-4 py-8 md:py-10">
      <Skeleton className="size-20 rounded-full" />
      <Skeleton className="h-7 w-56 rounded-badge" />
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="h-12 w-full rounded-button" />
    </div>
  );
}
