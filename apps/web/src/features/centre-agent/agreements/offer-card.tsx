import { type Agreement, agreementDetail, answerOffer } from '@lantern/contracts';
import { readTerms } from '@lantern/rules/agreements';
import { Button, Card } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { FormTrouble } from '../../../lib/forms/form-trouble.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { AgreementState } from './agreement-state.tsx';
import { EndedList } from './ended-list.tsx';
import { StepButton } from './step-button.tsx';
import { TermsFacts } from './terms-facts.tsx';
import { TierTable } from './tier-table.tsx';
import { useStep } from './use-step.ts';

interface OfferCardProps {
  offer: Agreement;
  /** The active agreement that it would replace. */
  current: Agreement | undefined;
}

/** An offer to the agent, beside what it replaces, to accept or reject. */
export function OfferCard({ offer, current }: OfferCardProps) {
  const { t } = useTranslation('agreements');
  const brand = useSite().settings.name;
  const title = useId();
  return (
    <Card
      as="section"
      aria-labelledby={title}
      className="flex flex-col gap-4 border-2 border-brand"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={title} className="text-h3">
          {t('offer.title', { account: offer.upline?.account ?? brand })}
        </h3>
        <AgreementState agreement={offer} />
      </div>
      {current && <p className="text-body text-text-2">{t('offer.replaces')}</p>}
      <TermsFacts agreement={offer} />
      <TierTable
        terms={readTerms(offer.terms)}
        before={current && readTerms(current.terms)}
        currency={offer.currency}
      />
      <p className="text-body text-text-2">{t('offer.starts')}</p>
      {offer.may.includes('accept') && <Answer offer={offer} />}
    </Card>
  );
}

function Answer({ offer: { id, version } }: { offer: Agreement }) {
  const { t } = useTranslation('agreements');
  const detail = useQuery({ ...queryOf(agreementDetail, { id }), staleTime: 0 });
  const ends = detail.data?.ends ?? [];
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const accept = useStep(answerOffer, t('offer.accepted'));
  const reject = useStep(answerOffer, t('offer.rejected'));
  const isOpen = ends.length > 0 && !agreed;
  const onAccept = () => {
    setTried(true);
    if (!isOpen) accept.mutate({ id, version, accept: true, ends: ends.map((one) => one.id) });
  };
  return (
    <>
      <EndedList
        ends={ends}
        title={t('offer.ends')}
        agreed={agreed}
        error={tried && isOpen ? t('form.endsNeeded') : undefined}
        onAgree={setAgreed}
      />
      <FormTrouble trouble={accept.error} />
      <div className="flex flex-wrap gap-2">
        <Button
          size={48}
          className="max-sm:w-full"
          start={<Check size={18} aria-hidden />}
          disabled={!detail.data}
          loading={accept.isPending}
          onClick={onAccept}
        >
          {t('offer.accept')}
        </Button>
        <StepButton
          label={t('offer.reject')}
          text={t('offer.rejectText')}
          step={reject}
          body={{ id, version, accept: false, ends: [] }}
        />
      </div>
    </>
  );
}
