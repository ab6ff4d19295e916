import type { referral, ValueOf } from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import { Card } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/money/money.ts';

type Referral = ValueOf<typeof referral>;
type Plan = NonNullable<Referral['plan']>;

/** What the brand pays for invited members, and the member's commission. */
export function ReferralPlan({
  plan,
  currency,
  paid,
  waiting,
}: Pick<Referral, 'plan' | 'currency' | 'paid' | 'waiting'>) {
  const { t } = useTranslation(['downline', 'wallets', 'withdrawal']);
  const money = useMoney();
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h3 className="text-h3">{t('referral.title')}</h3>
      <dl className="m-0 grid grid-cols-2 gap-3">
        <Sum name={t('withdrawal:timeline.paid')} text={money(paid, currency)} />
        <Sum name={t('wallets:state.requested')} text={money(waiting, currency)} />
      </dl>
      {plan && <Terms plan={plan} currency={currency} />}
    </Card>
  );
}

function Sum({ name, text }: { name: string; text: string }) {
  return (
    <div className="rounded-button bg-sunken px-4 py-3">
      <dt className="text-caption text-text-3">{name}</dt>
      <dd className="num m-0 text-h3 break-words">
        <bdi>{text}</bdi>
      </dd>
    </div>
  );
}

function Terms({ plan, currency }: { plan: Plan; currency: string }) {
  const { t, i18n } = useTranslation('downline');
  const money = useMoney();
  const tag = formatTag(i18n.language);
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 });
  const [rate = 0, ...others] = plan.rates;
  const shareOf = (parts: number) => share.format(parts / 1_000_000);
  const list = new Intl.ListFormat(tag, { type: 'unit', style: 'short' });
  const terms = [
    t(plan.base === 'turnover' ? 'referral.ofTurnover' : 'referral.ofNet', {
      rate: shareOf(rate),
    }),
    ...(others.length > 0
      ? [t('referral.levels', { rates: list.format(others.map(shareOf)) })]
      : []),
    ...(plan.deposits !== '0' || plan.turnover !== '0'
      ? [
          t('referral.qualify', {
            deposits: money(plan.deposits, currency),
            turnover: money(plan.turnover, currency),
          }),
        ]
      : []),
    t(`referral.every.${plan.period}`),
    t('referral.hold', { days: new Intl.NumberFormat(tag).format(plan.holdDays) }),
  ];
  return (
    <ul className="flex list-disc flex-col gap-1.5 ps-5 text-body text-text-2">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
