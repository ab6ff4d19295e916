import { type Agreement, terminateAgreement, withdrawOffer } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { FormTrouble } from '../../../lib/forms/form-trouble.tsx';
import type { OfferTo } from './offer-form.tsx';
import { StepButton } from './step-button.tsx';
import { useStep } from './use-step.ts';

interface DownlineActionsProps {
  agreement: Agreement;
  onOffer: (to: OfferTo) => void;
}

/** What the upline may do about an agreement or offer of its downline. */
export function DownlineActions({ agreement, onOffer }: DownlineActionsProps) {
  const { t } = useTranslation('agreements');
  const { id, version, agent, may, state, terms } = agreement;
  const { account } = agent;
  const withdraw = useStep(withdrawOffer, t('downline.withdrawn'));
  const request = useStep(terminateAgreement, t('downline.endSent'));
  const cancel = useStep(terminateAgreement, t('downline.endTakenBack'));
  if (state !== 'active' && may.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'active' && (
        <Button
          kind="outline"
          className="max-sm:w-full"
          onClick={() => onOffer({ member: agent, terms })}
        >
          {t('downline.change')}
        </Button>
      )}
      {may.includes('withdraw') && (
        <StepButton
          label={t('downline.withdraw')}
          text={t('downline.withdrawText', { account })}
          step={withdraw}
          body={{ id, version }}
        />
      )}
      {may.includes('requestTermination') && (
        <StepButton
          label={t('downline.end')}
          text={t('downline.endText', { account })}
          danger
          step={request}
          body={{ id, version, step: 'request' as const }}
        />
      )}
      {may.includes('cancelTermination') && (
        <Button
          kind="outline"
          className="max-sm:w-full"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ id, version, step: 'cancel' })}
        >
          {t('downline.endTakeBack')}
        </Button>
      )}
      <FormTrouble trouble={cancel.error} />
    </div>
  );
}
