import {
  type AgreementRules,
  type MemberLine,
  staffEndpoints,
  type ValueOf,
} from '@lantern/contracts';
import {
  type AgreementKind,
  agreementKinds,
  emptyDraft,
  parseRate,
  problemsOfTerms,
  type TermsDraft,
  termsOfDraft,
  writeTerms,
} from '@lantern/rules/agreements';
import { Button, Checkbox, SelectField, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMoney, useWord } from '../../lib/format.ts';
import { useAct, useOps } from '../../lib/queries.ts';
import { useStaff } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Answered } from '../../parts/answered.tsx';
import { FilterForm } from '../../parts/filter-form.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Panel, Room } from '../../parts/room.tsx';
import { Trouble } from '../../parts/trouble.tsx';
import { Calculation } from './calculation.tsx';
import { usePercent } from './format.ts';
import { TiersForm } from './tiers-form.tsx';

type Preview = ValueOf<typeof staffEndpoints.staffPreviewOffer>;
type Agent = Pick<MemberLine, 'id' | 'username'>;

/** An offer of the brand to an agent at the top of its line. */
export function OfferRoom() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [agent, setAgent] = useState<Agent>();
  const rules = useOps(staffEndpoints.staffAgreementRules);
  return (
    <Room title={t('agreement.new')}>
      <p className="max-w-prose text-body text-text-2">{t('agreement.newText')}</p>
      {agent ? (
        <Answered query={rules}>
          {({ rules: own }) => (
            <Offer
              agent={agent}
              rules={own}
              kind={agreementKinds.find((kind) => kind === params.get('kind')) ?? 'dividend'}
            />
          )}
        </Answered>
      ) : (
        <Choose account={params.get('account') ?? ''} onChoose={setAgent} />
      )}
    </Room>
  );
}

interface ChooseProps {
  account: string;
  onChoose: (agent: Agent) => void;
}

/** Finds the agent by the account. */
function Choose({ account, onChoose }: ChooseProps) {
  const { t } = useTranslation();
  const word = useWord();
  const [typed, setTyped] = useState(account);
  const [search, setSearch] = useState(account);
  const found = useOps(staffEndpoints.searchMembers, { search, pageNo: 1 });
  return (
    <>
      <FilterForm onSearch={() => setSearch(typed.trim())}>
        <TextField
          label={t('agreement.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          type="search"
          maxLength={64}
        />
      </FilterForm>
      {search !== '' && (
        <Answered query={found}>
          {({ list }) => (
            <KeyedList<MemberLine>
              label={t('agreement.agent')}
              columns={[
                {
                  ...{ key: 'account', header: t('agreement.agent'), place: 'title' },
                  cell: ({ username }) => username,
                },
                {
                  ...{ key: 'type', header: t('member.type') },
                  cell: ({ type }) => word('accountType', String(type)),
                },
                {
                  key: 'choose',
                  header: <span className="sr-only">{t('actions')}</span>,
                  place: 'foot',
                  align: 'end',
                  cell: ({ id, username }) => (
                    <Button size={36} onClick={() => onChoose({ id, username })}>
                      {t('agreement.choose')} <span className="sr-only">{username}</span>
                    </Button>
                  ),
                },
              ]}
              rows={list.filter(({ type }) => type === 1 || type === 2)}
              rowKey={({ id }) => id}
              empty={t('agreement.noAgent')}
            />
          )}
        </Answered>
      )}
    </>
  );
}

interface OfferProps {
  agent: Agent;
  rules: AgreementRules;
  kind: AgreementKind;
}

const minimumOf = (kind: AgreementKind, { activeMinimum }: AgreementRules) => {
  if (kind === 'hourlySalary') return activeMinimum.hour;
  return kind === 'dailySalary' ? activeMinimum.day : activeMinimum.longer;
};

function useProblems(draft: TermsDraft, rules: AgreementRules, preview: Preview | undefined) {
  const { t } = useTranslation();
  const percent = usePercent();
  const { lowest, highest, step } = rules.rates[draft.kind];
  const own = problemsOfTerms(termsOfDraft(draft), {
    mostTiers: rules.mostTiers,
    lowestRate: parseRate(lowest) ?? 0,
    highestRate: parseRate(highest) ?? 0,
    rateStep: parseRate(step) ?? 1,
  });
  const all = own.length > 0 ? own : (preview?.problems ?? []);
  const told = {
    ...{ most: rules.mostTiers, lowest: percent(lowest), highest: percent(highest) },
    step: percent(step),
  };
  return all.map(({ code, tier }) => ({ tier, text: t(`problem.${code}`, told) }));
}

function Offer({ agent, rules, kind: first }: OfferProps) {
  const { t } = useTranslation();
  const word = useWord();
  const [draft, setDraft] = useState(() => emptyDraft(first, minimumOf(first, rules)));
  const [preview, setPreview] = useState<Preview>();
  const [tried, setTried] = useState(false);
  const check = useAct(staffEndpoints.staffPreviewOffer, setPreview);
  const problems = useProblems(draft, rules, preview);
  const shown = tried ? problems : [];
  const terms = writeTerms(termsOfDraft(draft));
  const change = (next: TermsDraft) => {
    setDraft(next);
    setPreview(undefined);
  };
  return (
    <>
      <Panel title={agent.username}>
        <div className="flex flex-col gap-4">
          <SelectField
            required
            className="max-w-80"
            label={t('agreement.kind')}
            placeholder={t('choose')}
            options={agreementKinds.map((value) => ({
              value,
              label: word('agreementKind', value),
            }))}
            value={draft.kind}
            onChange={({ target }) => {
              const kind = agreementKinds.find((one) => one === target.value);
              if (kind) change(emptyDraft(kind, minimumOf(kind, rules)));
            }}
          />
          <TiersForm
            draft={draft}
            problemsOf={(of) => shown.filter(({ tier }) => tier === of).map(({ text }) => text)}
            onChange={change}
          />
          <Trouble of={check.error} />
          <Button
            className="self-start"
            loading={check.isPending}
            onClick={() => {
              setTried(true);
              if (problems.length === 0) check.mutate({ member: agent.id, terms });
            }}
          >
            {t('agreement.check')}
          </Button>
        </div>
      </Panel>
      {preview && preview.problems.length === 0 && (
        <Review preview={preview} offer={{ member: agent.id, terms }} />
      )}
    </>
  );
}

interface ReviewProps {
  preview: Preview;
  offer: { member: string; terms: ReturnType<typeof writeTerms> };
}

/** What the offer means: the bill of the last period, and what would end. */
function Review({ preview: { ends, lastPeriod }, offer }: ReviewProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const money = useMoney();
  const percent = usePercent();
  const { brand } = useStaff();
  const [agreed, setAgreed] = useState(false);
  return (
    <Panel title={t('agreement.meaning')}>
      <div className="flex flex-col gap-4">
        {lastPeriod ? (
          <>
            <p className="text-body">
              {t('agreement.lastPeriod', { amount: money(lastPeriod.calculation.amount) })}
            </p>
            <Calculation
              of={lastPeriod.calculation}
              terms={offer.terms}
              currency={brand.currency}
            />
          </>
        ) : (
          <p className="text-body text-text-2">{t('agreement.noFigures')}</p>
        )}
        {ends.length > 0 && (
          <div className="rounded-card bg-warning-soft p-4">
            <p className="text-label font-bold text-warning">{t('agreement.ends')}</p>
            <ul className="my-2">
              {ends.map(({ id, agent, rate }) => (
                <li key={id} className="text-body">
                  <b>{agent.account}</b> · {percent(rate)}
                </li>
              ))}
            </ul>
            <Checkbox
              label={t('agreement.endsAgree')}
              checked={agreed}
              onChange={({ target }) => setAgreed(target.checked)}
            />
          </div>
        )}
        <div>
          <ActDialog
            endpoint={staffEndpoints.staffOfferAgreement}
            label={t('agreement.send')}
            kind="brand"
            text={t('agreement.sendText')}
            reason={{ label: t('reason'), required: true }}
            disabled={ends.length > 0 && !agreed}
            bodyOf={(reason) => ({ ...offer, ends: ends.map(({ id }) => id), reason })}
            onDone={({ id }) => navigate(`/agreements/${id}`)}
          />
        </div>
      </div>
    </Panel>
  );
}
