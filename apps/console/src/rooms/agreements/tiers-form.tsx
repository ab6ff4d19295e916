import {
  dividendPeriods,
  fieldsOf,
  nextTier,
  type TermsDraft,
  type TierField,
  withValue,
} from '@lantern/rules/agreements';
import { Button, IconButton, SelectField, TextField } from '@lantern/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWord } from '../../lib/format.ts';
import { useStaff } from '../../lib/staff.tsx';
import { AmountField } from '../../parts/amount-field.tsx';

const amounts: readonly TierField[] = ['turnover', 'netLoss', 'singleBet'];

interface TiersFormProps {
  draft: TermsDraft;
  /** Sentences about a tier, by its index. */
  problemsOf: (tier: number | null) => readonly string[];
  onChange: (draft: TermsDraft) => void;
}

/** The fields of an offer: period, active minimum and tiers. */
export function TiersForm({ draft, problemsOf, onChange }: TiersFormProps) {
  const { t } = useTranslation();
  const { brand } = useStaff();
  const word = useWord();
  const { kind, period, activeMinimum, tiers } = draft;
  const without = (key: number) => tiers.filter((tier) => tier.key !== key);
  return (
    <div className="flex flex-col gap-4">
      {kind !== 'realTimeSalary' && (
        <div className="grid gap-3 sm:grid-cols-2">
          {kind === 'dividend' && (
            <SelectField
              required
              label={t('agreement.period')}
              placeholder={t('choose')}
              options={dividendPeriods.map((value) => ({
                value,
                label: word('agreementPeriod', value),
              }))}
              value={period}
              onChange={({ target }) => {
                const next = dividendPeriods.find((one) => one === target.value);
                if (next) onChange({ ...draft, period: next });
              }}
            />
          )}
          <AmountField
            label={t('agreement.activeMinimum')}
            value={activeMinimum}
            error={undefined}
            currency={brand.currency}
            onChange={(next) => onChange({ ...draft, activeMinimum: next })}
          />
        </div>
      )}
      <Problems texts={problemsOf(null)} />
      {tiers.map((tier, at) => (
        <fieldset key={tier.key} className="m-0 rounded-card border border-border p-4">
          <legend className="px-1 text-label font-bold">
            {t('agreement.tierNumber', { number: at + 1 })}
          </legend>
          <div className="flex items-start gap-3">
            <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
              {fieldsOf(kind).map((field) => (
                <TierInput
                  key={field}
                  field={field}
                  value={tier.values[field]}
                  onChange={(value) => onChange(withValue(draft, tier.key, field, value))}
                />
              ))}
            </div>
            {tiers.length > 1 && (
              <IconButton
                label={t('agreement.removeTier', { number: at + 1 })}
                icon={<Trash2 size={18} aria-hidden />}
                onClick={() => onChange({ ...draft, tiers: without(tier.key) })}
              />
            )}
          </div>
          <Problems texts={problemsOf(at)} />
        </fieldset>
      ))}
      <Button
        kind="outline"
        className="self-start"
        start={<Plus size={18} aria-hidden />}
        onClick={() => onChange({ ...draft, tiers: [...tiers, nextTier(tiers.at(-1))] })}
      >
        {t('agreement.addTier')}
      </Button>
    </div>
  );
}

function Problems({ texts }: { texts: readonly string[] }) {
  return (
    <ul aria-live="polite" className="mt-2 flex flex-col gap-1 empty:hidden">
      {texts.map((text) => (
        <li key={text} className="text-caption font-semibold text-danger">
          {text}
        </li>
      ))}
    </ul>
  );
}

interface TierInputProps {
  field: TierField;
  value: string;
  onChange: (value: string) => void;
}

function TierInput({ field, value, onChange }: TierInputProps) {
  const { t } = useTranslation();
  const { brand } = useStaff();
  const label = t(`agreement.${field}`);
  if (amounts.includes(field))
    return (
      <AmountField {...{ label, value, onChange }} error={undefined} currency={brand.currency} />
    );
  const isRate = field !== 'activeMembers';
  return (
    <TextField
      label={label}
      value={value}
      required={isRate}
      inputMode={isRate ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={isRate ? 8 : 6}
      end={isRate ? <span className="pe-3">%</span> : undefined}
      onChange={({ target }) => onChange(isRate ? target.value : target.value.replace(/\D/g, ''))}
    />
  );
}
