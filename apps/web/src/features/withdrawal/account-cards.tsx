import { IconDisc } from '@lantern/ui';
import clsx from 'clsx';
import { CircleAlert, CircleCheckBig, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FormField } from '../../lib/forms/form.ts';
import { useMomentText } from '../../lib/time/moment.tsx';
import type { Account } from './terms.ts';

interface AccountCardsProps {
  field: FormField<string>;
  accounts: readonly Account[];
  labelledBy: string;
}

/**
 * The bound accounts, one to be chosen: native radio buttons that look like cards. One that still
 * waits says until when.
 */
export function AccountCards({ field, accounts, labelledBy }: AccountCardsProps) {
  const first = accounts.find(({ usable }) => usable);
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-describedby={field.error && `${field.id}-error`}
        className="grid gap-2 sm:grid-cols-2"
      >
        {accounts.map((account) => (
          <AccountCard
            key={account.id}
            account={account}
            field={field}
            {...(account === first && { id: field.id })}
            alone={accounts.length === 1}
          />
        ))}
      </div>
      {field.error && (
        <p
          id={`${field.id}-error`}
          className="flex items-start gap-1.5 text-caption font-semibold text-danger"
        >
          <CircleAlert size={16} className="shrink-0" aria-hidden />
          <span>{field.error}</span>
        </p>
      )}
    </div>
  );
}

interface AccountCardProps {
  account: Account;
  field: FormField<string>;
  id?: string;
  alone: boolean;
}

function AccountCard({ account, field, id, alone }: AccountCardProps) {
  const { t } = useTranslation('withdrawal');
  const momentText = useMomentText();
  const { bankName, accountNumber, holderName, usable, usableAt } = account;
  const chosen = field.value === account.id;
  return (
    <label className={clsx('relative', alone && 'sm:col-span-2')}>
      <input
        type="radio"
        id={id}
        name={field.name}
        value={account.id}
        checked={chosen}
        disabled={!usable}
        onChange={field.onChange}
        className={clsx(
          'peer absolute inset-0 m-0 appearance-none rounded-button',
          'cursor-pointer disabled:cursor-default',
        )}
      />
      <span
        className={clsx(
          'pointer-events-none relative flex h-full items-center gap-3 p-3',
          'rounded-button border-2 border-transparent bg-surface shadow-s1',
          'transition-colors',
          'peer-checked:border-brand peer-checked:bg-brand-soft',
          'peer-hover:border-border peer-checked:peer-hover:border-brand',
        )}
      >
        <IconDisc icon={Landmark} size="small" />
        <span className="min-w-0 flex-1">
          <span className="block text-label text-text">{bankName}</span>
          <span className="block text-caption break-words text-text-2">
            <bdi dir="ltr" className="num font-semibold tracking-[.02em]">
              {accountNumber}
            </bdi>{' '}
            · <bdi>{holderName}</bdi>
          </span>
          {!usable && (
            <span className="mt-0.5 block text-caption font-semibold text-info">
              {t('usableFrom', { time: momentText(usableAt) })}
            </span>
          )}
        </span>
        {chosen && <CircleCheckBig size={20} aria-hidden className="me-1 shrink-0 text-brand" />}
      </span>
    </label>
  );
}
