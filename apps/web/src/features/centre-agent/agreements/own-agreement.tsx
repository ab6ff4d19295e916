import { type Agreement, agreements, agreementsFile, terminateAgreement } from '@lantern/contracts';
import { type AgreementKind, isRunningOut } from '@lantern/rules/agreements';
import { Button, Card, EmptyState, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { queryOf } from '../../../lib/api/queries.ts';
import { SaveRecord } from '../../../lib/device/save-record.tsx';
import { Section } from '../../../lib/show/section.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { AgreementList } from './agreement-list.tsx';
import { AgreementState } from './agreement-state.tsx';
import { AskForAgreement } from './ask-for-agreement.tsx';
import { History } from './history.tsx';
import { OfferCard } from './offer-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { StepButton } from './step-button.tsx';
import { TermsFacts } from './terms-facts.tsx';
import { useStep } from './use-step.ts';

interface OwnAgreementProps {
  kind: AgreementKind;
  onOpen: (id: string) => void;
}

/** The agent's agreement with its upline: offers, the one in force, and earlier ones. */
export function OwnAgreement({ kind, onOpen }: OwnAgreementProps) {
  const { t } = useTranslation('agreements');
  const own = useQuery({ ...queryOf(agreements, { side: 'own', kind }), staleTime: 0 });
  if (!own.data && own.error)
    return <TroubleBlock trouble={own.error} onRetry={own.refetch} busy={own.isFetching} />;
  if (!own.data) return <Skeleton className="h-80 rounded-card" />;
  const { list } = own.data;
  const active = list.find(({ state }) => state === 'active');
  const current = active ?? list.find((one) => isRunningOut(one, Date.now()));
  const offers = list.filter(({ state }) => state === 'offered');
  const earlier = list.filter((one) => one !== current && one.state !== 'offered');
  return (
    <>
      {offers.map((offer) => (
        <OfferCard key={`${offer.id}-${offer.version}`} offer={offer} current={active} />
      ))}
      {current && <InForce agreement={current} />}
      {current && !active && offers.length === 0 && (
        <div>
          <AskForAgreement kind={kind} />
        </div>
      )}
      {!current && offers.length === 0 && (
        <EmptyState
          icon={<FileText size={28} />}
          title={t('own.none')}
          hint={t('own.noneHint')}
          action={<AskForAgreement kind={kind} />}
        />
      )}
      {earlier.length > 0 && (
        <Section title={t('own.earlier')}>
          <AgreementList label={t('own.earlier')} agreements={earlier} onOpen={onOpen} />
        </Section>
      )}
      {list.length > 0 && (
        <SaveRecord
          read={() => call(agreementsFile, { query: { side: 'own', kind } })}
          name="agreements.csv"
          of={t('view.own')}
        />
      )}
    </>
  );
}

/** The agreement in force: where the team stands, its terms, and how it came about. */
export function InForce({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation('agreements');
  return (
    <>
      {agreement.may.includes('confirmTermination') && <EndAsked agreement={agreement} />}
      <PreviewCard agreement={agreement} />
      <Card as="section" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-h3">{t('terms.title')}</h3>
          <AgreementState agreement={agreement} />
        </div>
        <TermsFacts agreement={agreement} />
      </Card>
      <History agreement={agreement} />
    </>
  );
}

/** The upline asks to end the agreement: the agent confirms or declines. */
function EndAsked({ agreement: { id, version, upline } }: { agreement: Agreement }) {
  const { t } = useTranslation('agreements');
  const brand = useSite().settings.name;
  const confirm = useStep(terminateAgreement, t('own.endConfirmed'));
  const decline = useStep(terminateAgreement, t('own.endDeclined'));
  const account = upline?.account ?? brand;
  return (
    <Card as="section" className="flex flex-col gap-3 border-2 border-warning">
      <h3 className="text-h3">{t('own.endAsked', { account })}</h3>
      <p className="text-body text-text-2">{t('own.endAskedText')}</p>
      <div className="flex flex-wrap gap-2">
        <StepButton
          label={t('own.endConfirm')}
          text={t('own.endAskedText')}
          danger
          step={confirm}
          body={{ id, version, step: 'confirm' as const }}
        />
        <Button
          kind="outline"
          className="max-sm:w-full"
          loading={decline.isPending}
          onClick={() => decline.mutate({ id, version, step: 'decline' })}
        >
          {t('own.endDecline')}
        </Button>
      </div>
    </Card>
  );
}
