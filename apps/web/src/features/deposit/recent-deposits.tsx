import { type Deposit, recentDeposits } from '@lantern/contracts';
import { StatusPill, StatusRow } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { AmountOpener } from '../../lib/money/amount-opener.tsx';
import { Rows, Section } from '../../lib/show/section.tsx';
import { useMomentText } from '../../lib/time/moment.tsx';
import { looks } from './looks.ts';

export const useRecentDeposits = () => useQuery(queryOf(recentDeposits));

interface RecentDepositsProps {
  nameOf: (method: string) => string;
  onOpen: (reference: string) => void;
}

/**
 * The member's last deposits; nothing where there is none, or they cannot be had: the form is what
 * the page is for.
 */
export function RecentDeposits({ nameOf, onOpen }: RecentDepositsProps) {
  const { t } = useTranslation('deposit');
  const list = useRecentDeposits().data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Section title={t('recent')}>
      <Rows>
        {list.map((deposit) => (
          <Row
            key={deposit.reference}
            deposit={deposit}
            name={nameOf(deposit.method)}
            onOpen={onOpen}
          />
        ))}
      </Rows>
    </Section>
  );
}

function Row({
  deposit,
  name,
  onOpen,
}: {
  deposit: Deposit;
  name: string;
  onOpen: (reference: string) => void;
}) {
  const { t } = useTranslation('deposit');
  const momentText = useMomentText();
  const { reference, amount, currency, status, createdAt } = deposit;
  const { icon: Icon, tone } = looks[status];
  return (
    <StatusRow
      className="relative hover:bg-sunken"
      icon={<Icon size={20} />}
      title={<AmountOpener {...{ amount, currency, reference, onOpen }} />}
      state={<StatusPill tone={tone}>{t(`status.${status}.pill`)}</StatusPill>}
      text={
        <>
          <bdi>{name}</bdi> ·{' '}
          <bdi>
            <time dateTime={createdAt}>{momentText(createdAt)}</time>
          </bdi>
        </>
      }
    />
  );
}
