import { agreementDetail } from '@lantern/contracts';
import { Card, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api/queries.ts';
import { useSession } from '../../../lib/session/session.ts';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { AgreementState } from './agreement-state.tsx';
import { BackButton } from './back-button.tsx';
import { DownlineActions } from './downline-actions.tsx';
import { History } from './history.tsx';
import type { OfferTo } from './offer-form.tsx';
import { PreviewCard } from './preview-card.tsx';
import { TermsFacts } from './terms-facts.tsx';

interface AgreementViewProps {
  id: string;
  onClose: () => void;
  onOffer: (to: OfferTo) => void;
}

/** One agreement of the agent or its downline. */
export function AgreementView({ id, onClose, onOffer }: AgreementViewProps) {
  const session = useSession();
  const detail = useQuery({ ...queryOf(agreementDetail, { id }), staleTime: 0 });
  const agreement = detail.data?.agreement;
  const isOther = agreement?.agent.id !== session?.customerId;
  return (
    <>
      <BackButton onClick={onClose} />
      {detail.error && !detail.data && (
        <TroubleBlock trouble={detail.error} onRetry={detail.refetch} busy={detail.isFetching} />
      )}
      {detail.isPending && <Skeleton className="h-80 rounded-card" />}
      {agreement && (
        <>
          <Card as="section" className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-h2">
                <bdi>{agreement.agent.account}</bdi>
              </h3>
              <AgreementState agreement={agreement} />
            </div>
            <TermsFacts agreement={agreement} />
            {isOther && <DownlineActions agreement={agreement} onOffer={onOffer} />}
          </Card>
          <PreviewCard
            agreement={agreement}
            account={isOther ? agreement.agent.account : undefined}
          />
          <History agreement={agreement} />
        </>
      )}
    </>
  );
}
