import { type AgreementBill, agreementBill, agreementBillFile } from '@lantern/contracts';
import { readTerms } from '@lantern/rules/agreements';
import { Card, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { queryOf } from '../../../lib/api/queries.ts';
import { SaveRecord } from '../../../lib/device/save-record.tsx';
import { ShownMoney } from '../../../lib/money/shown-money.tsx';
import { Section } from '../../../lib/show/section.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { BackButton } from './back-button.tsx';
import { BillCalculation } from './bill-calculation.tsx';
import { BillCollection } from './bill-collection.tsx';
import { BillFigures } from './bill-figures.tsx';
import { BillState } from './bill-list.tsx';
import { BillDisputes, BillReview } from './bill-notes.tsx';
import { BillPayments } from './bill-payments.tsx';
import { Distance } from './distance.tsx';
import { useKindText } from './kind-text.ts';
import { usePeriodText } from './period-text.ts';
import { Recalculate } from './recalculate.tsx';
import { TierTable } from './tier-table.tsx';

/** A bill that explains itself, from its amount down to single bets. */
export function BillPage({ id: first, onClose }: { id: string; onClose: () => void }) {
  /** Bills that were opened from one another. */
  const [trail, setTrail] = useState<readonly string[]>([]);
  const id = trail.at(-1) ?? first;
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(agreementBill, { id }),
    staleTime: 0,
  });
  return (
    <>
      <BackButton onClick={trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : onClose} />
      {!data && error && <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />}
      {!data && !error && <Skeleton className="h-80 rounded-card" />}
      {data && <Bill key={id} bill={data} onBill={(next) => setTrail([...trail, next])} />}
    </>
  );
}

interface BillProps {
  bill: AgreementBill;
  onBill: (id: string) => void;
}

function Bill({ bill, onBill }: BillProps) {
  const figures = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ member?: string | undefined; turn: number }>({ turn: 0 });
  const openFigures = (member: string | undefined) => {
    setOpened({ member, turn: opened.turn + 1 });
    figures.current?.scrollIntoView({ block: 'start' });
  };
  const { t } = useTranslation('agreements');
  const { terms, calculation, currency } = bill;
  return (
    <>
      <Head bill={bill} />
      <BillReview bill={bill} />
      <BillCollection bill={bill} />
      <BillCalculation {...{ bill, onBill }} onFigures={openFigures} />
      <Section title={t('terms.tiers')}>
        <TierTable
          terms={readTerms(terms)}
          currency={currency}
          reached={calculation.tier ?? undefined}
        />
      </Section>
      {calculation.next && (
        <Card as="section">
          <Distance calculation={calculation} agreement={bill} />
        </Card>
      )}
      <BillPayments bill={bill} />
      <div ref={figures} className="flex scroll-mt-20 flex-col gap-4">
        <BillFigures key={opened.turn} bill={bill} first={opened.member} />
      </div>
      <SaveRecord
        read={() => call(agreementBillFile, { query: { id: bill.id } })}
        name="bill.csv"
        empty={false}
      />
      <BillDisputes bill={bill} />
      <Recalculate bill={bill} />
    </>
  );
}

function Head({ bill }: { bill: AgreementBill }) {
  const { t } = useTranslation('agreements');
  const brand = useSite().settings.name;
  const kindText = useKindText();
  const periodText = usePeriodText();
  const { kind, agent, payer, amount, currency, state } = bill;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-h3">{kindText(kind)}</h3>
          <p className="num text-body text-text-2">{periodText(bill)}</p>
        </div>
        <BillState of={state} />
      </div>
      <p className="text-h1">
        <ShownMoney minor={amount} currency={currency} />
      </p>
      <p className="text-body text-text-2">
        {t('bill.parties', {
          account: agent.account,
          payer: payer?.account ?? brand,
        })}
      </p>
    </Card>
  );
}
