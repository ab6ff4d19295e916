import {
  agreementRequests,
  type agreementSettings,
  agreements,
  type ValueOf,
} from '@lantern/contracts';
import type { AgreementKind } from '@lantern/rules/agreements';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../lib/api/queries.ts';

const answered = ['accept', 'confirmTermination'] as const;

/**
 * How many agreements of a kind wait for the agent: offers and ends to answer, and requests of its
 * downline.
 */
export function useWaiting(
  settings: ValueOf<typeof agreementSettings> | undefined,
): (kind: AgreementKind) => number {
  const enabled = settings !== undefined && Object.values(settings).includes(true);
  const own = useQuery({ ...queryOf(agreements, { side: 'own' }), enabled });
  const asked = useQuery({ ...queryOf(agreementRequests, { side: 'downline' }), enabled });
  return (kind) => {
    const toAnswer = own.data?.list.filter(
      ({ terms, may }) => terms.kind === kind && answered.some((act) => may.includes(act)),
    );
    const requests = asked.data?.list.filter((request) => request.kind === kind);
    return (toAnswer?.length ?? 0) + (requests?.length ?? 0);
  };
}
