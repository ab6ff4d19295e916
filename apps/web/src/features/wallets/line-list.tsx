import type { LineTransfer } from '@lantern/contracts';
import { Card, StatusRow } from '@lantern/ui';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SignedMoney } from '../../lib/money/shown-money.tsx';
import { Rows, Section } from '../../lib/show/section.tsx';
import { Moment } from '../../lib/time/moment.tsx';

const titles = {
  sent: { upline: 'line.sentUp', downline: 'line.sentDown' },
  received: { upline: 'line.receivedUp', downline: 'line.receivedDown' },
} as const;

/** What was sent and received along the line, newest first. */
export function LineList({ transfers }: { transfers: readonly LineTransfer[] }) {
  const { t } = useTranslation('wallets');
  return (
    <Section title={t('line.last')}>
      {transfers.length === 0 ? (
        <Card>
          <p className="text-body text-text-2">{t('line.none')}</p>
        </Card>
      ) : (
        <Rows>
          {transfers.map((transfer) => (
            <Row key={`${transfer.reference}-${transfer.direction}`} transfer={transfer} />
          ))}
        </Rows>
      )}
    </Section>
  );
}

function Row({ transfer }: { transfer: LineTransfer }) {
  const { t } = useTranslation('wallets');
  const { direction, other, otherName, amount, currency, createdAt, reference } = transfer;
  const sent = direction === 'sent';
  const Icon = sent ? ArrowUpRight : ArrowDownLeft;
  return (
    <StatusRow
      icon={<Icon size={20} className="rtl:-scale-x-100" />}
      title={t(titles[direction][other])}
      text={
        <>
          <bdi>{otherName}</bdi> · <Moment instant={createdAt} /> ·{' '}
          <bdi dir="ltr" className="num">
            {reference}
          </bdi>
        </>
      }
      action={
        <SignedMoney minor={sent ? `-${amount}` : amount} currency={currency} className="text-h3" />
      }
    />
  );
}
