import {
  type AgreementRequest,
  agreementRequests,
  agreementRules,
  agreements,
  agreementsFile,
} from '@lantern/contracts';
import type { AgreementKind } from '@lantern/rules/agreements';
import { Button, Card, EmptyState, Pager, Skeleton } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { queryOf } from '../../../lib/api/queries.ts';
import { SaveRecord } from '../../../lib/device/save-record.tsx';
import { Section } from '../../../lib/show/section.tsx';
import { Moment } from '../../../lib/time/moment.tsx';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { TeamSearch } from '../team-search.tsx';
import { AgreementList } from './agreement-list.tsx';
import { ChooseMember } from './choose-member.tsx';
import type { OfferTo } from './offer-form.tsx';

interface DownlineAgreementsProps {
  kind: AgreementKind;
  onOpen: (id: string) => void;
  onOffer: (to: OfferTo) => void;
}

/** The agreements of direct downline agents, their requests, and a new offer. */
export function DownlineAgreements({ kind, onOpen, onOffer }: DownlineAgreementsProps) {
  const { t } = useTranslation(['agreements', 'agent', 'movements', 'common']);
  const [{ search, pageNo }, setShown] = useState({ search: '', pageNo: 1 });
  const [choosing, setChoosing] = useState(false);
  const rules = useQuery({ ...queryOf(agreementRules, { kind }), staleTime: 0 });
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryOf(agreements, { side: 'downline', kind, search, pageNo: String(pageNo) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!data && error) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  const mayOffer = rules.data?.own != null;
  const empty = search ? 'none' : 'empty';
  return (
    <>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <TeamSearch onSearch={(text) => setShown({ search: text, pageNo: 1 })} />
        {mayOffer && (
          <Button
            className="max-sm:w-full"
            start={<Plus size={18} aria-hidden />}
            onClick={() => setChoosing(true)}
          >
            {t('downline.offer')}
          </Button>
        )}
      </div>
      {rules.data && !mayOffer && <p className="text-body text-text-2">{t('downline.needOwn')}</p>}
      {mayOffer && <Requests kind={kind} onOffer={onOffer} />}
      <div
        aria-busy={isPlaceholderData || !data}
        className={isPlaceholderData ? 'opacity-60' : undefined}
      >
        {!data && <Skeleton className="h-60 rounded-card" />}
        {data?.total === 0 && (
          <EmptyState icon={<Users size={28} />} title={t(`downline.${empty}`)} />
        )}
        {data && data.total > 0 && (
          <AgreementList
            ofDownline
            label={t('view.downline')}
            agreements={data.list}
            onOpen={onOpen}
          />
        )}
      </div>
      <Pager
        page={pageNo}
        totalPages={data?.totalPages ?? 0}
        onPage={(page) => setShown({ search, pageNo: page })}
        label={t('movements:pager')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(page) => t('movements:page', { page })}
      />
      {data && data.total > 0 && (
        <SaveRecord
          read={() => call(agreementsFile, { query: { side: 'downline', kind, search } })}
          name="agreements.csv"
          of={t('view.downline')}
        />
      )}
      {choosing && (
        <ChooseMember
          onClose={() => setChoosing(false)}
          onChoose={(member) => onOffer({ member })}
        />
      )}
    </>
  );
}

interface RequestsProps {
  kind: AgreementKind;
  onOffer: (to: OfferTo) => void;
}

/** Agents who asked for an agreement of this kind. */
function Requests({ kind, onOffer }: RequestsProps) {
  const { t } = useTranslation('agreements');
  const { data } = useQuery({ ...queryOf(agreementRequests, { side: 'downline' }), staleTime: 0 });
  const open = data?.list.filter((one) => one.kind === kind) ?? [];
  if (open.length === 0) return null;
  return (
    <Section title={t('ask.open')}>
      <ul className="flex flex-col gap-2">
        {open.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} onOffer={onOffer} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface RequestCardProps {
  request: AgreementRequest;
  onOffer: (to: OfferTo) => void;
}

function RequestCard({ request: { agent, note, at }, onOffer }: RequestCardProps) {
  const { t } = useTranslation('agreements');
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-h3">
          <bdi className="break-all">{agent.account}</bdi>
        </p>
        <p className="text-caption text-text-3">
          <Moment instant={at} />
        </p>
        {note && (
          <p dir="auto" className="mt-1 text-body wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        )}
      </div>
      <Button className="max-sm:w-full" onClick={() => onOffer({ member: agent })}>
        {t('downline.offer')}
      </Button>
    </Card>
  );
}
