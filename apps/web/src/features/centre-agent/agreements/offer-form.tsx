import {
  type AgreementTerms,
  agreementRules,
  offerAgreement,
  type Party,
  previewOffer,
  type ValueOf,
} from '@lantern/contracts';
import {
  type AgreementKind,
  dividendPeriods,
  draftOfTerms,
  emptyDraft,
  parseRate,
  readTerms,
  type TermsDraft,
  termsOfDraft,
  writeTerms,
} from '@lantern/rules/agreements';
import { Button, Card, SelectField, Skeleton } from '@lantern/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { queryOf } from '../../../lib/api/queries.ts';
import { AmountField } from '../../../lib/forms/amount-field.tsx';
import { FormTrouble } from '../../../lib/forms/form-trouble.tsx';
import { Section } from '../../../lib/show/section.tsx';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { BackButton } from './back-button.tsx';
import { OfferReview } from './offer-review.tsx';
import { type OfferRules, problemsOf, useProblemText } from './terms-problems.ts';
import { TierTable } from './tier-table.tsx';
import { Problems, TiersEditor } from './tiers-editor.tsx';

type Rules = ValueOf<typeof agreementRules>;
type Preview = ValueOf<typeof previewOffer>;

export interface OfferTo {
  member: Party;
  /** The terms in force, which the offer begins with. */
  terms?: AgreementTerms;
}

interface OfferFormProps {
  kind: AgreementKind;
  to: OfferTo;
  onClose: () => void;
}

/** An offer to a direct downline agent: its terms, then what they mean, then sending it. */
export function OfferForm({ kind, to, onClose }: OfferFormProps) {
  const rules = useQuery({ ...queryOf(agreementRules, { kind }), staleTime: 0 });
  return (
    <>
      <BackButton onClick={onClose} />
      {!rules.data && rules.error && (
        <TroubleBlock trouble={rules.error} onRetry={rules.refetch} busy={rules.isFetching} />
      )}
      {rules.isPending && <Skeleton className="h-80 rounded-card" />}
      {rules.data && <Offer {...{ kind, to, onClose }} rules={rules.data} />}
    </>
  );
}

/** The usual turnover of an active member in a period of this kind. */
function usualMinimum(kind: AgreementKind, { activeMinimum }: Rules): string {
  if (kind === 'hourlySalary') return activeMinimum.hour;
  return kind === 'dailySalary' ? activeMinimum.day : activeMinimum.longer;
}

function firstDraft(kind: AgreementKind, { terms }: OfferTo, rules: Rules): TermsDraft {
  if (terms) return draftOfTerms(readTerms(terms));
  const draft = emptyDraft(kind, usualMinimum(kind, rules));
  // The periods of both agreements are the same.
  return rules.own?.kind === 'dividend' ? { ...draft, period: rules.own.period } : draft;
}

const rulesOf = (rules: Rules): OfferRules => ({
  limits: {
    mostTiers: rules.mostTiers,
    lowestRate: parseRate(rules.lowestRate) ?? 0,
    highestRate: parseRate(rules.highestRate) ?? 0,
    rateStep: parseRate(rules.rateStep) ?? 1,
  },
  switches: {
    ...{ sameLevel: rules.sameLevel, crossLevel: rules.crossLevel, sameRule: rules.sameRule },
  },
  upline: rules.own && readTerms(rules.own),
});

function Offer({ kind, to, rules, onClose }: OfferFormProps & { rules: Rules }) {
  const { t } = useTranslation('agreements');
  const [draft, setDraft] = useState(() => firstDraft(kind, to, rules));
  const [preview, setPreview] = useState<Preview>();
  const terms = termsOfDraft(draft);
  const check = useMutation({
    mutationFn: () =>
      call(previewOffer, { body: { member: to.member.id, terms: writeTerms(terms) } }),
    onSuccess: setPreview,
  });
  const { account } = to.member;
  if (preview && preview.problems.length === 0)
    return (
      <OfferReview
        {...{ preview, terms, account }}
        currency={rules.currency}
        offer={{ member: to.member.id, terms: writeTerms(terms) }}
        endpoint={offerAgreement}
        onEdit={() => setPreview(undefined)}
        onDone={onClose}
      />
    );
  return (
    <>
      <div>
        <h3 className="text-h2">{t('form.title', { account })}</h3>
        <p className="max-w-150 text-body text-text-2">{t('form.hint')}</p>
      </div>
      {rules.own && (
        <Section title={t('form.yours')}>
          <TierTable terms={readTerms(rules.own)} currency={rules.currency} />
        </Section>
      )}
      <TermsForm
        draft={draft}
        currency={rules.currency}
        rules={rulesOf(rules)}
        refused={preview?.problems ?? []}
        busy={check.isPending}
        trouble={check.error}
        onChange={(next) => {
          setDraft(next);
          setPreview(undefined);
        }}
        onSend={() => check.mutate()}
      />
    </>
  );
}

interface TermsFormProps {
  draft: TermsDraft;
  currency: string;
  rules: OfferRules;
  /** Problems that only the site knows. */
  refused: Preview['problems'];
  busy: boolean;
  trouble: unknown;
  onChange: (draft: TermsDraft) => void;
  onSend: () => void;
}

/** The fields of an offer. What is wrong shows while it is typed, once a rate was entered. */
function TermsForm(props: TermsFormProps) {
  const { draft, currency, rules, refused, busy, trouble, onChange, onSend } = props;
  const { t } = useTranslation('agreements');
  const textOf = useProblemText(rules.limits);
  const [tried, setTried] = useState(false);
  const found = problemsOf(termsOfDraft(draft), rules);
  const problems = found.length > 0 ? found : refused;
  // An empty rate is no mistake before the form is sent.
  const isBlank = (at: number) => {
    const values = draft.tiers[at]?.values;
    return values && !(values.rate || values.winRate || values.lossRate);
  };
  const shown = problems.filter(({ tier }) => tried || tier === null || !isBlank(tier));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.length === 0 && !busy) onSend();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {draft.kind !== 'realTimeSalary' && (
        <Card className="grid gap-3 sm:grid-cols-2">
          {draft.kind === 'dividend' && (
            <SelectField
              required
              label={t('terms.period')}
              placeholder={t('terms.period')}
              options={dividendPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
              value={draft.period}
              onChange={({ target }) => {
                const period = dividendPeriods.find((one) => one === target.value);
                if (period) onChange({ ...draft, period });
              }}
            />
          )}
          <AmountField
            optional
            currency={currency}
            label={t('terms.activeMinimum')}
            field={{
              ...{ id: 'active-minimum', name: 'activeMinimum', value: draft.activeMinimum },
              error: undefined,
              onChange: ({ target }) => onChange({ ...draft, activeMinimum: target.value }),
            }}
          />
        </Card>
      )}
      <TiersEditor
        draft={draft}
        currency={currency}
        mostTiers={rules.limits.mostTiers}
        problems={shown}
        textOf={textOf}
        onChange={onChange}
      />
      <Problems texts={shown.filter(({ tier }) => tier === null).map(({ code }) => textOf(code))} />
      <FormTrouble trouble={trouble} />
      <Button type="submit" size={48} className="sm:self-start" loading={busy}>
        {t('form.check')}
      </Button>
      {tried && problems.length > 0 && (
        <p role="alert" className="text-caption font-semibold text-danger">
          {t('form.fix')}
        </p>
      )}
    </form>
  );
}
