import {
  type ReferralPlan,
  referralBases,
  referralPeriods,
  staffEndpoints,
} from '@lantern/contracts';
import { Segmented, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { AmountField } from '../../parts/amount-field.tsx';

/** Parts per million in one percent. */
const percent = 10_000;

const typedOf = (plan: ReferralPlan | null) => ({
  base: plan?.base ?? referralBases[0],
  period: plan?.period ?? referralPeriods[0],
  rates: [0, 1, 2].map((at) => {
    const rate = plan?.rates[at];
    return rate === undefined ? '' : String(rate / percent);
  }),
  deposits: plan?.deposits ?? '',
  turnover: plan?.turnover ?? '',
  holdDays: String(plan?.holdDays ?? 3),
});

/** The levels up to the first one without a share. */
const ratesOf = (typed: readonly string[]) => {
  const end = typed.findIndex((one) => one.trim() === '');
  return typed
    .slice(0, end < 0 ? typed.length : end)
    .map((one) => Math.round(Number(one.replace(',', '.')) * percent));
};

interface ChangePlanProps {
  plan: ReferralPlan | null;
  currency: string;
}

/** Starts another plan, with the terms of the current one to begin with. */
export function ChangePlan({ plan, currency }: ChangePlanProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(typedOf(plan));
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  return (
    <ActDialog
      endpoint={staffEndpoints.saveReferralPlan}
      label={t(plan ? 'referral.change' : 'referral.start')}
      kind="brand"
      text={t('referral.changeText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({
        ...{ seen: plan?.id ?? null, base: typed.base, period: typed.period },
        rates: ratesOf(typed.rates),
        deposits: typed.deposits || '0',
        turnover: typed.turnover || '0',
        holdDays: typed.holdDays.trim() === '' ? '' : Number(typed.holdDays),
        reason,
      })}
    >
      {(wrong) => (
        <>
          <Segmented
            block
            label={t('referral.base')}
            options={referralBases.map((value) => ({
              value,
              label: t(`referral.bases.${value}`),
            }))}
            value={typed.base}
            onChange={(base) => change({ base })}
          />
          <Segmented
            block
            label={t('referral.period')}
            options={referralPeriods.map((value) => ({
              value,
              label: t(`referral.periods.${value}`),
            }))}
            value={typed.period}
            onChange={(period) => change({ period })}
          />
          {typed.rates.map((rate, at) => (
            <TextField
              key={at}
              label={t('referral.level', { level: at + 1 })}
              value={rate}
              error={at === 0 ? wrong.rates : undefined}
              inputMode="decimal"
              autoComplete="off"
              required={at === 0}
              onChange={({ target }) =>
                change({ rates: typed.rates.map((one, n) => (n === at ? target.value : one)) })
              }
            />
          ))}
          <AmountField
            label={t('referral.deposits')}
            currency={currency}
            value={typed.deposits}
            error={wrong.deposits}
            onChange={(deposits) => change({ deposits })}
          />
          <AmountField
            label={t('referral.turnover')}
            currency={currency}
            value={typed.turnover}
            error={wrong.turnover}
            onChange={(turnover) => change({ turnover })}
          />
          <TextField
            label={t('referral.holdDays')}
            value={typed.holdDays}
            error={wrong.holdDays}
            inputMode="numeric"
            autoComplete="off"
            required
            onChange={({ target }) => change({ holdDays: target.value })}
          />
        </>
      )}
    </ActDialog>
  );
}
