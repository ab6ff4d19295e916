import { ticketProof } from '@lantern/contracts';
import { Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { Fact, Hex } from '../draws/fact.tsx';
import type { TicketProofProps } from '../tickets/ticket-proof.tsx';
import { placeOf, proofFor, proves } from './in-book.ts';
import { Outcome } from './outcome.tsx';

/** The Merkle proof of one ticket, verified in this browser. */
export default function ProofDetails({ draw, ticket }: TicketProofProps): ReactNode {
  const { t } = useTranslation('lottery');
  const { reference } = ticket;
  const { data, error, isFetching, refetch } = useQuery(queryOf(ticketProof, { reference }));
  if (error && !data)
    return <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 rounded-button" />;
  const proof = proofFor(ticket, data);
  const holds = proves(draw, proof);
  return (
    <div className="flex flex-col gap-2">
      <Outcome as="p" holds={holds}>
        {t(holds ? 'proof.in' : 'proof.out')}
      </Outcome>
      <dl>
        <Fact label={t('proof.place')}>
          <bdi dir="ltr" className="num">
            {placeOf(proof)}
          </bdi>
        </Fact>
        <Fact label={t('proof.salt')}>
          <Hex value={proof.salt} />
        </Fact>
        <Fact label={t('proof.leaf')}>
          <Hex value={proof.leaf} />
        </Fact>
        {proof.path.length > 0 && (
          <Fact label={t('proof.path')}>
            <ol>
              {proof.path.map((hash) => (
                <li key={hash}>
                  <Hex value={hash} />
                </li>
              ))}
            </ol>
          </Fact>
        )}
        <Fact label={t('published.bookRoot')}>
          <Hex value={proof.bookRoot} />
        </Fact>
      </dl>
    </div>
  );
}
