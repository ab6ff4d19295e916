import { Picture } from '@lantern/ui';
import clsx from 'clsx';
import { CircleCheckBig } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/money.ts';
import { paymentMarkPath } from '../../lib/paths.ts';
import type { DepositMethod } from './amount.ts';

interface MethodCardsProps {
  methods: readonly DepositMethod[];
  value: string;
  onChange: (method: string) => void;
  labelledBy: string;
}

const noFee = '0';

/** One way to pay of several: native radio buttons that look like cards. A single one lies across, since nothing stands beside it. */
export function MethodCards({ methods, value, onChange, labelledBy }: MethodCardsProps) {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const group = useId();
  const alone = methods.length === 1;
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={clsx('grid gap-2', !alone && 'grid-cols-2 sm:grid-cols-3')}
    >
      {methods.map((method) => (
        <label key={method.method} className="relative">
          <input
            type="radio"
            name={group}
            value={method.method}
            checked={method.method === value}
            onChange={() => onChange(method.method)}
            className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-button"
          />
          <span
            className={clsx(
              'pointer-events-none relative flex h-full rounded-button border-2 border-transparent bg-surface shadow-s1 transition-colors',
              'peer-checked:border-brand peer-checked:bg-brand-soft peer-hover:border-border peer-checked:peer-hover:border-brand',
              alone ? 'items-center gap-3 p-3' : 'flex-col items-center gap-2 px-2 py-3 text-center',
            )}
          >
            <Picture src={paymentMarkPath(method.method)} width={40} height={40} className="size-10 shrink-0" />
            <span className="min-w-0 flex-1">
              <span className="block text-label text-text">{method.name}</span>
              <span className="block text-caption text-text-2">
                {t(`kind.${method.kind}`)}
                {method.fee !== noFee && ` · ${t('fee', { fee: money(method.fee, method.currency) })}`}
              </span>
            </span>
            {alone && <CircleCheckBig size={20} aria-hidden className="me-1 shrink-0 text-brand" />}
          </span>
        </label>
      ))}
    </div>
  );
}
