import type { Agreement, AgreementBillLine } from '@lantern/contracts';
import { isRunningOut } from '@lantern/rules/agreements';
import { StatusPill, type StatusTone } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useWord } from '../../lib/format.ts';
import { Moment } from '../../parts/moment.tsx';

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

/** The state of an agreement, and whether its end was requested or is near. */
export function StateOf({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation();
  const word = useWord();
  const { state, endsAt, terminationRequestedAt } = agreement;
  if (state === 'active' && terminationRequestedAt)
    return <StatusPill tone="warning">{t('agreement.endRequested')}</StatusPill>;
  if (isRunningOut(agreement, Date.now()))
    return (
      <StatusPill tone="warning">
        {t('agreement.endsAt')} <Moment at={endsAt} />
      </StatusPill>
    );
  return <StatusPill tone={tones[state]}>{word('agreementState', state)}</StatusPill>;
}

export function BillState({ of }: { of: AgreementBillLine['state'] }) {
  const word = useWord();
  return <StatusPill tone={tones[of]}>{word('billState', of)}</StatusPill>;
}
