import type { Agreement, AgreementBillLine } from '@lantern/contracts';
import { StatusPill, type StatusTone } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useWord } from '../../lib/format.ts';

const tones: Record<Agreement['state'] | AgreementBillLine['state'], StatusTone> = {
  offered: 'info',
  active: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  ended: 'neutral',
  paid: 'success',
  partlyPaid: 'warning',
  unpaid: 'danger',
  notReached: 'neutral',
  uplineNotReached: 'neutral',
  awaitingReview: 'warning',
  awaitingCollection: 'info',
  expired: 'neutral',
};

/** The state of an agreement, and whether its end was requested. */
export function StateOf({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation();
  const word = useWord();
  const { state, terminationRequestedAt } = agreement;
  return state === 'active' && terminationRequestedAt ? (
    <StatusPill tone="warning">{t('agreement.endRequested')}</StatusPill>
  ) : (
    <StatusPill tone={tones[state]}>{word('agreementState', state)}</StatusPill>
  );
}

export function BillState({ of }: { of: AgreementBillLine['state'] }) {
  const word = useWord();
  return <StatusPill tone={tones[of]}>{word('billState', of)}</StatusPill>;
}
