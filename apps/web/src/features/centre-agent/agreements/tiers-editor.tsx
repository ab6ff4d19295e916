import type { AgreementProblem } from '@lantern/contracts';
import {
  type AgreementKind,
  fieldsOf,
  nextTier,
  type TermsDraft,
  type TierDraft,
  type TierField,
  withValue,
} from '@lantern/rules/agreements';
import { Button, Card, IconButton, TextField } from '@lantern/ui';
import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../lib/forms/amount-field.tsx';

const amounts: readonly TierField[] = ['turnover', 'netLoss', 'singleBet'];

interface TiersEditorProps {
  draft: TermsDraft;
  currency: string;
  mostTiers: number;
  /** Problems of single tiers. */
  problems: readonly AgreementProblem[];
  textOf: (code: AgreementProblem['code']) => string;
  onChange: (draft: TermsDraft) => void;
}

/** The tiers of an offer, one card each; what is wrong with a tier shows below it at once. */
export function TiersEditor(props: TiersEditorProps) {
  const { draft, currency, mostTiers, problems, textOf, onChange } = props;
  const { t } = useTranslation('agreements');
  const { tiers, kind } = draft;
  const without = (key: number) =>
    onChange({ ...draft, tiers: tiers.filter((tier) => tier.key !== key) });
  return (
    <div className="flex flex-col gap-3">
      {tiers.map((tier, at) => (
        <TierCard
          key={tier.key}
          {...{ tier, kind, currency }}
          number={at + 1}
          problems={problems.filter(({ tier: of }) => of === at).map(({ code }) => textOf(code))}
          onChange={(field, value) => onChange(withValue(draft, tier.key, field, value))}
          onRemove={tiers.length > 1 ? () => without(tier.key) : undefined}
        />
      ))}
      {tiers.length < mostTiers && (
        <Button
          kind="outline"
          className="self-start max-sm:w-full"
          start={<Plus size={18} aria-hidden />}
          onClick={() => onChange({ ...draft, tiers: [...tiers, nextTier(tiers.at(-1))] })}
        >
          {t('form.addTier')}
        </Button>
      )}
    </div>
  );
}

interface TierCardProps {
  tier: TierDraft;
  kind: AgreementKind;
  number: number;
  currency: string;
  problems: readonly string[];
  onChange: (field: TierField, value: string) => void;
  onRemove: (() => void) | undefined;
}

function TierCard(props: TierCardProps) {
  const { tier, kind, number, currency, problems, onChange, onRemove } = props;
  const { t } = useTranslation('agreements');
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h4 id={id} className="text-h3">
          {t('terms.tierNumber', { number })}
        </h4>
        {onRemove && (
          <IconButton
            label={t('form.removeTier', { number })}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={onRemove}
          />
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {fieldsOf(kind).map((field) => (
          <TierInput
            key={field}
            {...{ field, currency }}
            id={`${id}-${field}`}
            value={tier.values[field]}
            onChange={(value) => onChange(field, value)}
          />
        ))}
      </div>
      <Problems texts={problems} />
    </Card>
  );
}

/** Sentences about what is wrong, read aloud as they appear. */
export function Problems({ texts }: { texts: readonly string[] }) {
  return (
    <ul aria-live="polite" className="flex flex-col gap-1 empty:hidden">
      {texts.map((text) => (
        <li key={text} className="flex items-start gap-1.5 text-caption font-semibold text-danger">
          <CircleAlert size={16} aria-hidden className="shrink-0" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

interface TierInputProps {
  id: string;
  field: TierField;
  value: string;
  currency: string;
  onChange: (value: string) => void;
}

function TierInput({ id, field, value, currency, onChange }: TierInputProps) {
  const { t } = useTranslation('agreements');
  const label = t(`terms.${field}`);
  if (amounts.includes(field)) {
    const asField = {
      ...{ id, name: field, value, error: undefined },
      onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    };
    return <AmountField optional field={asField} currency={currency} label={label} />;
  }
  const isRate = field !== 'activeMembers';
  return (
    <TextField
      id={id}
      name={field}
      label={label}
      value={value}
      inputMode={isRate ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={isRate ? 8 : 6}
      required={isRate}
      end={isRate ? <span className="pe-3">%</span> : undefined}
      onChange={({ target }) => onChange(isRate ? target.value : target.value.replace(/\D/g, ''))}
    />
  );
}
