import { type ReferralPlan, staffEndpoints } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/room.tsx';
import { ChangePlan } from './change-plan.tsx';

/** The plan in force, what came before it, and how it is changed. */
export function PlanPanel() {
  const { t } = useTranslation();
  const may = useMay();
  const plans = useOps(staffEndpoints.referralPlans);
  return (
    <Answered query={plans}>
      {({ current, past, currency }) => (
        <Panel
          title={t('referral.plan')}
          aside={
            may('referrals.act') && (
              <span className="flex flex-wrap gap-2">
                <ChangePlan key={current?.id} plan={current} currency={currency} />
                {current && <EndPlan plan={current} />}
              </span>
            )
          }
        >
          {current ? (
            <PlanFacts plan={current} />
          ) : (
            <p className="text-body text-text-2">{t('referral.noPlan')}</p>
          )}
          {past.length > 0 && (
            <details className="mt-4">
              <summary className="cursor-pointer text-body">{t('referral.past')}</summary>
              <div className="mt-3 flex flex-col gap-4">
                {past.map((plan) => (
                  <PlanFacts key={plan.id} plan={plan} />
                ))}
              </div>
            </details>
          )}
        </Panel>
      )}
    </Answered>
  );
}

function PlanFacts({ plan }: { plan: ReferralPlan }) {
  const { t, i18n } = useTranslation();
  const money = useMoney();
  const share = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    maximumFractionDigits: 4,
  });
  return (
    <Facts
      facts={[
        [t('referral.base'), t(`referral.bases.${plan.base}`)],
        [t('referral.rates'), plan.rates.map((rate) => share.format(rate / 1e6)).join(' · ')],
        [t('referral.period'), t(`referral.periods.${plan.period}`)],
        [t('referral.deposits'), money(plan.deposits)],
        [t('referral.turnover'), money(plan.turnover)],
        [t('referral.holdDays'), String(plan.holdDays)],
        [
          t('referral.days'),
          plan.endsOn
            ? `${plan.startsOn} – ${plan.endsOn}`
            : t('referral.since', { day: plan.startsOn }),
        ],
        [t('referral.createdBy'), plan.createdBy],
      ]}
    />
  );
}

function EndPlan({ plan }: { plan: ReferralPlan }) {
  const { t } = useTranslation();
  return (
    <ActDialog
      endpoint={staffEndpoints.endReferralPlan}
      label={t('referral.end')}
      kind="danger"
      text={t('referral.endText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ seen: plan.id, reason })}
    />
  );
}
