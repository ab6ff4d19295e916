import type { AgreementTerms, offerAgreement, previewOffer, ValueOf } from '@lantern/contracts';
import { readTerms, type Terms } from '@lantern/rules/agreements';
import { Button, Card } from '@lantern/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { askAgain } from '../../../lib/api/ask-again.ts';
import { FormTrouble } from '../../../lib/forms/form-trouble.tsx';
import { ShownMoney } from '../../../lib/money/shown-money.tsx';
import { toast } from '../../../lib/show/toast.ts';
import { useMomentText } from '../../../lib/time/moment.tsx';
import { agreementCalls } from './calls.ts';
import { EndedList } from './ended-list.tsx';
import { Fact } from './fact.tsx';
import { usePercentText } from './rate-text.ts';
import { TierTable } from './tier-table.tsx';

type Preview = ValueOf<typeof previewOffer>;

interface OfferReviewProps {
  preview: Preview;
  terms: Terms;
  account: string;
  currency: string;
  offer: { member: string; terms: AgreementTerms };
  endpoint: typeof offerAgreement;
  onEdit: () => void;
  onDone: () => void;
}

/** What an offer means, before it is sent: changes, last period's bill, and what would end. */
export function OfferReview(props: OfferReviewProps) {
  const { preview, terms, account, currency, offer, endpoint, onEdit, onDone } = props;
  const { t } = useTranslation('agreements');
  const client = useQueryClient();
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const { replaces, ends, lastPeriod } = preview;
  const send = useMutation({
    mutationFn: () => call(endpoint, { body: { ...offer, ends: ends.map(({ id }) => id) } }),
    onSuccess: () => {
      toast('success', t('form.sent', { account }));
      onDone();
    },
    onSettled: () => askAgain(client, agreementCalls),
  });
  const isOpen = ends.length > 0 && !agreed;
  return (
    <>
      <h3 className="text-h2">{t('form.title', { account })}</h3>
      <TierTable
        terms={terms}
        before={replaces ? readTerms(replaces.terms) : undefined}
        currency={currency}
        reached={lastPeriod?.calculation.tier ?? undefined}
      />
      {lastPeriod && <LastPeriod {...{ lastPeriod, account, currency }} />}
      <EndedList
        ends={ends}
        title={t('form.ends')}
        text={t('form.endsText', { account })}
        agreed={agreed}
        error={tried && isOpen ? t('form.endsNeeded') : undefined}
        onAgree={setAgreed}
      />
      <FormTrouble trouble={send.error} />
      <div className="flex flex-wrap gap-2">
        <Button
          size={48}
          className="max-sm:w-full"
          start={<Send size={18} aria-hidden className="rtl:-scale-x-100" />}
          loading={send.isPending}
          onClick={() => {
            setTried(true);
            if (!isOpen) send.mutate();
          }}
        >
          {t('form.send')}
        </Button>
        <Button kind="outline" size={48} className="max-sm:w-full" onClick={onEdit}>
          {t('form.edit')}
        </Button>
      </div>
    </>
  );
}

interface LastPeriodProps {
  lastPeriod: NonNullable<Preview['lastPeriod']>;
  account: string;
  currency: string;
}

/** The simulator: the bill of the last period with the offered terms. */
function LastPeriod({ lastPeriod, account, currency }: LastPeriodProps) {
  const { t } = useTranslation(['agreements', 'agent']);
  const textOf = useMomentText();
  const percent = usePercentText();
  const { period, calculation } = lastPeriod;
  const { figures, tier, rate, amount } = calculation;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <div>
        <h3 className="text-h3">{t('form.lastPeriod')}</h3>
        <p className="num text-caption text-text-3">
          {textOf(period.start)} – {textOf(period.end)}
        </p>
      </div>
      <dl className="m-0 flex flex-col gap-1">
        {figures && (
          <>
            <Fact name={t('agent:figures.turnover')}>
              <ShownMoney minor={figures.turnover} currency={currency} />
            </Fact>
            <Fact name={t('agent:figures.net')}>
              <ShownMoney minor={figures.netLoss} currency={currency} />
            </Fact>
            <Fact name={t('agent:figures.active')}>{figures.activeMembers}</Fact>
          </>
        )}
        {figures && (
          <Fact name={t('terms.reached')}>
            {tier === null || rate === null
              ? t('preview.noTier')
              : `${t('terms.tierNumber', { number: tier + 1 })} · ${percent(rate)}`}
          </Fact>
        )}
        <Fact strong name={t('form.wouldEarn', { account })}>
          <ShownMoney minor={amount} currency={currency} />
        </Fact>
      </dl>
    </Card>
  );
}
