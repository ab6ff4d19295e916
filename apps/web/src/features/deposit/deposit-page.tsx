import { depositMethods } from '@lantern/contracts';
import { EmptyState, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { useReferenceOf } from '../../lib/navigation/reference.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositStatusView } from './deposit-status.tsx';

/**
 * The page `depositv2` of the member centre: the form, or one deposit when the address names it.
 */
export default function DepositPage() {
  const { reference } = useReferenceOf('D');
  const { data } = useMethods();
  const [byForm, setByForm] = useState(reference === undefined);
  if (!byForm && reference === undefined) setByForm(true);
  const nameOf = (id: string) => data?.find((method) => method.method === id)?.name ?? id;
  return reference === undefined ? (
    <NewDeposit nameOf={nameOf} />
  ) : (
    <DepositStatusView key={reference} {...{ reference, byForm }} methodName={nameOf} />
  );
}

const useMethods = () => useQuery(queryOf(depositMethods));

function NewDeposit({ nameOf }: { nameOf: (method: string) => string }) {
  const { t } = useTranslation('deposit');
  const { data, error, refetch, isFetching } = useMethods();
  if (!data && error) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <FormSkeleton />;
  const [first] = data;
  if (first) return <DepositForm first={first} methods={data} nameOf={nameOf} />;
  return (
    <EmptyState icon={<CreditCard size={28} />} title={t('noMethods')} hint={t('noMethodsHint')} />
  );
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6 p-4 md:p-6">
      <Skeleton className="h-22 rounded-card" />
      <Skeleton className="h-52 rounded-button" />
      <Skeleton className="h-14 rounded-button" />
      <Skeleton className="h-24 rounded-button" />
    </div>
  );
}
