import type { Agreement } from '@lantern/contracts';
import { isRunningOut } from '@lantern/rules/agreements';
import { StatusPill } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../../lib/time/moment.tsx';
import { stateTones } from './looks.ts';

/** The state of an agreement, with what is about to change it. */
export function AgreementState({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation('agreements');
  const textOf = useMomentText('date');
  const { state, startsAt, endsAt, terminationRequestedAt } = agreement;
  if (state === 'active' && terminationRequestedAt)
    return <StatusPill tone="warning">{t('state.endRequested')}</StatusPill>;
  if (endsAt && isRunningOut(agreement, Date.now()))
    return <StatusPill tone="warning">{t('state.ending', { time: textOf(endsAt) })}</StatusPill>;
  if (state === 'active' && startsAt && Date.parse(startsAt) > Date.now())
    return <StatusPill tone="info">{t('state.starting', { time: textOf(startsAt) })}</StatusPill>;
  return <StatusPill tone={stateTones[state]}>{t(`state.${state}`)}</StatusPill>;
}
