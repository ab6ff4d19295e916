import type { WithdrawalDetail } from '@lantern/contracts';
import { Button, Skeleton } from '@lantern/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/money/money.ts';
import { fromItsTop } from '../../lib/navigation/reference.ts';
import { StatusHeadline } from '../../lib/show/status-headline.tsx';
import { ContactBelow } from '../../lib/site/contact-button.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { CancelButton } from './cancel-button.tsx';
import { ConfirmCard } from './confirm-card.tsx';
import { Facts } from './facts.tsx';
import { looks, type Status } from './looks.ts';
import { Timeline } from './timeline.tsx';
import { useWithdrawal } from './use-withdrawal.ts';

interface WithdrawalViewProps {
  reference: string;
  /** The visit begins with it; else it takes the place of the form or the list. */
  byAddress: boolean;
  onBack: () => void;
}

/** Where a member may know better, and people have to be asked. */
const contested: readonly Status[] = ['rejected', 'failed', 'disputed'];

/** The live state of a withdrawal: a sentence, the possible actions, and its history. */
export function WithdrawalView({ reference, byAddress, onBack }: WithdrawalViewProps) {
  const { t } = useTranslation('withdrawal');
  const { data, error, refetch, isFetching } = useWithdrawal(reference);
  return (
    <div ref={fromItsTop} className="mx-auto flex w-full max-w-140 flex-col gap-5 p-4 md:p-6">
      <Button
        kind="ghost"
        className="-ms-3 self-start"
        start={<ArrowLeft size={18} aria-hidden className="rtl:-scale-x-100" />}
        onClick={onBack}
      >
        {t('back')}
      </Button>
      {data ? (
        <Shown withdrawal={data} isNew={!byAddress} />
      ) : error ? (
        <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Shown({ withdrawal, isNew }: { withdrawal: WithdrawalDetail; isNew: boolean }) {
  const { status } = withdrawal;
  // What the member does takes the part away that had the focus, and the dialog that asked.
  const [answered, setAnswered] = useState<WithdrawalDetail>();
  const isAnswer = answered?.status === status;
  return (
    <>
      <Headline
        key={isAnswer ? 'answer' : 'found'}
        withdrawal={withdrawal}
        isNew={answered ? isAnswer : isNew}
      />
      {status === 'paid' && <ConfirmCard withdrawal={withdrawal} onDone={setAnswered} />}
      <Facts withdrawal={withdrawal} />
      <Timeline withdrawal={withdrawal} />
      {status === 'review' && <CancelButton withdrawal={withdrawal} onDone={setAnswered} />}
      {contested.includes(status) && <ContactBelow />}
    </>
  );
}

function Headline({ withdrawal, isNew }: { withdrawal: WithdrawalDetail; isNew: boolean }) {
  const { t } = useTranslation('withdrawal');
  const money = useMoney();
  const { status, payout, currency } = withdrawal;
  return (
    <StatusHeadline
      status={status}
      look={looks[status]}
      title={t(`status.${status}.title`, { payout: money(payout, currency) })}
      text={t(`status.${status}.text`)}
      isNew={isNew}
    />
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col items-center gap-4">
      <Skeleton className="size-18 rounded-full" />
      <Skeleton className="h-7 w-56 rounded-badge" />
      <Skeleton className="h-44 w-full rounded-card" />
      <Skeleton className="h-32 w-full rounded-card" />
    </div>
  );
}
