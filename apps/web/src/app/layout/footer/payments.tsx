import { depositMethods } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { BadgeCheck, CreditCard, LockKeyhole, type LucideIcon, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { paymentMarkPath } from '../../../lib/navigation/paths.ts';
import { isTrial, useSession } from '../../../lib/session/session.ts';
import { Block, Mark } from './block.tsx';

/** What holds for every payment here, whichever way it takes. */
const facts = [
  ['sealed', LockKeyhole],
  ['gateway', CreditCard],
  ['once', BadgeCheck],
  ['ledger', ReceiptText],
] as const satisfies readonly (readonly [string, LucideIcon])[];

function Fact({ icon: Icon, text }: { icon: LucideIcon; text: string }): ReactNode {
  return (
    <li className="flex items-center gap-2.5">
      <span
        aria-hidden
        className={clsx(
          'grid size-9 shrink-0 place-items-center',
          'rounded-control bg-linear-to-b from-[#3A3B62] to-[#1E1F38] text-white',
        )}
      >
        <Icon size={18} />
      </span>
      <span className="text-caption font-semibold text-text-2">{text}</span>
    </li>
  );
}

/**
 * Four pictures about payments. Methods depend on the member: a visitor reads what all have in
 * common, a member also sees the marks.
 */
export function Payments(): ReactNode {
  const { t } = useTranslation('layout');
  const session = useSession();
  const { data: methods = [] } = useQuery({
    ...queryOf(depositMethods),
    enabled: session !== undefined && !isTrial(session),
  });
  return (
    <Block title={t('footer.payments')}>
      <ul className="grid grid-cols-2 gap-3">
        {facts.map(([fact, icon]) => (
          <Fact key={fact} icon={icon} text={t(`footer.payment.${fact}`)} />
        ))}
      </ul>
      {methods.length > 0 && (
        <ul className="flex flex-wrap gap-2 pt-1">
          {methods.map(({ method, name }) => (
            <Mark key={method} src={paymentMarkPath(method)} name={name} />
          ))}
        </ul>
      )}
    </Block>
  );
}
