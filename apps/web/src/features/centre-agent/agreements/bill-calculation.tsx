import type { AgreementBill } from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import { Card } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../lib/money/money.ts';
import { ShownMoney } from '../../../lib/money/shown-money.tsx';
import { AsOf } from '../as-of.tsx';
import { Fact } from './fact.tsx';
import { PassedOn } from './passed-on.tsx';
import { usePercentText } from './rate-text.ts';

const isZero = (amount: string) => amount === '0';

interface BillCalculationProps {
  bill: AgreementBill;
  /** Shows the figures of the team, or of a member with all below. */
  onFigures: (member: string | undefined) => void;
  /** Shows another bill. */
  onBill: (id: string) => void;
}

/** From the team's figures to what the agent keeps; a line opens what it is made of. */
export function BillCalculation({ bill, onFigures, onBill }: BillCalculationProps) {
  const { t } = useTranslation('agreements');
  const { calculation, currency, amount, owes, net, short, after } = bill;
  const paysDownline = !isZero(owes);
  const [passedOn, setPassedOn] = useState(false);
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h3 className="text-h3">{t('bill.how')}</h3>
      <dl className="m-0 flex flex-col gap-1">
        <BaseLines {...{ bill, onFigures, onBill }} />
        <RateLines {...{ bill, onFigures }} />
        <Fact strong name={t('bill.amount')} onOpen={() => onFigures(undefined)}>
          <ShownMoney minor={amount} currency={currency} />
        </Fact>
        {paysDownline && (
          <>
            <Fact name={t('bill.downlines')} onOpen={() => setPassedOn(!passedOn)}>
              − <ShownMoney minor={owes} currency={currency} />
            </Fact>
            <Fact strong name={t('bill.net')}>
              <ShownMoney minor={net} currency={currency} />
            </Fact>
          </>
        )}
        {!isZero(short) && (
          <Fact name={t('bill.short')} onOpen={() => setPassedOn(!passedOn)}>
            <ShownMoney className="text-danger" minor={short} currency={currency} />
          </Fact>
        )}
        {!isZero(calculation.carriedOut) && (
          <Fact name={t('bill.carriedOut')} onOpen={after ? () => onBill(after) : undefined}>
            <ShownMoney minor={calculation.carriedOut} currency={currency} />
          </Fact>
        )}
      </dl>
      {passedOn && <PassedOn {...{ bill, onBill }} />}
      <AsOf instant={calculation.asOf} />
    </Card>
  );
}

/** The figure of the team, what earlier periods lower it by, and the base. */
function BaseLines({ bill, onFigures, onBill }: BillCalculationProps) {
  const { t, i18n } = useTranslation(['agreements', 'agent']);
  const { kind, currency, before } = bill;
  const { figures, base, carried } = bill.calculation;
  const count = new Intl.NumberFormat(formatTag(i18n.language));
  // The figures of a bill are those after carry-over.
  const after = kind === 'dividend' ? figures?.netLoss : figures?.turnover;
  const whole = after === undefined ? undefined : String(BigInt(after) + BigInt(carried));
  const other = kind === 'dividend' ? figures?.turnover : figures?.netLoss;
  return (
    <>
      {figures && other !== undefined && (
        <>
          <Fact name={t('agent:figures.active')} onOpen={() => onFigures(undefined)}>
            <bdi className="num">{count.format(figures.activeMembers)}</bdi>
          </Fact>
          <Fact
            name={t(kind === 'dividend' ? 'bill.ofTurnover' : 'bill.ofNetLoss')}
            onOpen={() => onFigures(undefined)}
          >
            <ShownMoney minor={other} currency={currency} />
          </Fact>
        </>
      )}
      {whole !== undefined && (
        <Fact
          name={t(kind === 'dividend' ? 'bill.ofNetLoss' : 'bill.ofTurnover')}
          onOpen={() => onFigures(undefined)}
        >
          <ShownMoney minor={whole} currency={currency} />
        </Fact>
      )}
      {!isZero(carried) && (
        <Fact name={t('bill.carriedIn')} onOpen={before ? () => onBill(before) : undefined}>
          − <ShownMoney minor={carried} currency={currency} />
        </Fact>
      )}
      {after !== undefined && after !== base && (
        <Fact name={t('bill.stepped')}>
          − <ShownMoney minor={String(BigInt(after) - BigInt(base))} currency={currency} />
        </Fact>
      )}
      <Fact name={t('bill.base')} onOpen={() => onFigures(undefined)}>
        <ShownMoney minor={base} currency={currency} />
      </Fact>
    </>
  );
}

/**
 * The tier with its rate, and the parts that agreements below have taken; for real-time salary the
 * bets of each rate.
 */
function RateLines({ bill, onFigures }: Omit<BillCalculationProps, 'onBill'>) {
  const { t } = useTranslation('agreements');
  const percent = usePercentText();
  const money = useMoney();
  const { calculation, currency, kind } = bill;
  const { tier, rate, base, less, bets = [] } = calculation;
  const times = (minor: string, percentage: string) =>
    t('bill.times', { base: money(minor, currency), rate: percent(percentage) });
  if (kind === 'realTimeSalary')
    return bets.map(({ won, rate: own, turnover }) => (
      <Fact
        key={`${won}-${own}`}
        name={t(won ? 'bill.winningBets' : 'bill.losingBets')}
        onOpen={() => onFigures(undefined)}
      >
        {times(turnover, own)}
      </Fact>
    ));
  if (tier === null || rate === null)
    return <Fact name={t('terms.tier')}>{t('preview.noTier')}</Fact>;
  return (
    <>
      <Fact name={t('terms.tierNumber', { number: tier + 1 })} onOpen={() => onFigures(undefined)}>
        {times(base, rate)}
      </Fact>
      {less.map((part) => (
        <Fact
          key={part.agent.id}
          name={t('bill.less', { account: part.agent.account })}
          onOpen={() => onFigures(part.agent.id)}
        >
          − {times(part.base, part.rate)}
        </Fact>
      ))}
    </>
  );
}
