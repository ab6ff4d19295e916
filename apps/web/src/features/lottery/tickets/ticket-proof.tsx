import type { LotteryTicket, PublishedLotteryDraw } from '@lantern/contracts';
import { Skeleton } from '@lantern/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../../../lib/parts/lazy-part.ts';
import { absenceOf } from './of-draw.ts';

// The hashes are calculated by code that the rest of the page does not need.
const ProofDetails = lazy(part(() => import('../verify/proof-details.tsx')));

export interface TicketProofProps {
  draw: PublishedLotteryDraw;
  ticket: LotteryTicket;
}

/** The proof that an own ticket is in the bet book, or why it is not. Asked for when opened. */
export function TicketProof({ draw, ticket }: TicketProofProps): ReactNode {
  const { t } = useTranslation('lottery');
  const [wasOpened, setWasOpened] = useState(false);
  const absence = absenceOf(ticket);
  if (absence) return <p className="text-caption text-text-2">{t(`proof.${absence}`)}</p>;
  return (
    <details onToggle={() => setWasOpened(true)}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-label text-brand">
        {t('proof.title')}
      </summary>
      {wasOpened && (
        <Suspense fallback={<Skeleton className="h-40 rounded-button" />}>
          <ProofDetails draw={draw} ticket={ticket} />
        </Suspense>
      )}
    </details>
  );
}
