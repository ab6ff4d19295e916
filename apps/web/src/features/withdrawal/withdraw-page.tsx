import { withdrawals, withdrawalTerms } from '@lantern/contracts';
import { Button, Skeleton, Tabs } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { HiddenMoney } from '../../lib/money/hidden-money.tsx';
import { WalletCard } from '../../lib/money/wallet-card.tsx';
import { useReferenceOf } from '../../lib/navigation/reference.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { Notice } from './notice.tsx';
import { isBlocked, Obstacle } from './obstacle.tsx';
import type { Terms } from './terms.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';
import { WithdrawalView } from './withdrawal-view.tsx';

type Tab = 'form' | 'list';

/**
 * The page `withdraw` of the member centre: the form and the list, or one withdrawal when the
 * address names it.
 */
export default function WithdrawPage() {
  const { t } = useTranslation('withdrawal');
  const { reference, show } = useReferenceOf('W');
  const [tab, setTab] = useState<Tab>('form');
  const [byAddress, setByAddress] = useState(reference !== undefined);
  if (byAddress && reference === undefined) setByAddress(false);
  const back = () => {
    setTab('list');
    show(undefined);
  };
  if (reference !== undefined)
    return <WithdrawalView key={reference} {...{ reference, byAddress }} onBack={back} />;
  const tabs = [
    { id: 'form', label: t('tabs.form') },
    { id: 'list', label: t('tabs.list') },
  ] as const;
  return (
    <div className="flex flex-col gap-5 p-4 md:p-6">
      <WalletCard tools />
      <Unanswered onOpen={show} />
      <Tabs label={t('tabs.label')} tabs={tabs} value={tab} onChange={setTab}>
        <div className="pt-5">
          {tab === 'form' ? <NewWithdrawal onDone={show} /> : <WithdrawalList onOpen={show} />}
        </div>
      </Tabs>
    </div>
  );
}

/** A payout that waits for the member's confirmation comes before everything else. */
function Unanswered({ onOpen }: { onOpen: (reference: string) => void }) {
  const { t } = useTranslation('withdrawal');
  const { data } = useQuery(queryOf(withdrawals, { pageNo: 1 }));
  const paid = data?.list.find(({ status }) => status === 'paid');
  if (!paid) return null;
  return (
    <Notice
      tone="warning"
      icon={BellRing}
      action={<Button onClick={() => onOpen(paid.reference)}>{t('answer')}</Button>}
    >
      {t('waiting')}
    </Notice>
  );
}

function NewWithdrawal({ onDone }: { onDone: (reference: string) => void }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(withdrawalTerms),
    staleTime: 0,
  });
  if (!data && error) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <FormSkeleton />;
  return (
    <div className="mx-auto flex max-w-140 flex-col gap-5">
      <Held terms={data} />
      {isBlocked(data) ? (
        <Obstacle terms={data} />
      ) : (
        <WithdrawForm terms={data} onDone={({ reference }) => onDone(reference)} />
      )}
    </div>
  );
}

/** A placeholder for the amount while its sentence is built. */
const place = '\u0000';

function Held({ terms: { held, currency } }: { terms: Terms }) {
  const { t } = useTranslation('withdrawal');
  if (held === '0') return null;
  // The language decides the position of the amount in the sentence.
  const [before, after] = t('held', { amount: place }).split(place);
  return (
    <p className="text-body text-text-2">
      {before}
      <HiddenMoney minor={held} currency={currency} />
      {after}
    </p>
  );
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto flex max-w-140 flex-col gap-6">
      <Skeleton className="h-17 rounded-button" />
      <Skeleton className="h-14 rounded-button" />
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-12 rounded-button" />
    </div>
  );
}
