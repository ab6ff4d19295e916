import clsx from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/money.ts';
import type { DepositMethod } from './amount.ts';

interface MethodCardsProps {
  methods: readonly DepositMethod[];
  value: string;
  onChange: (method: string) => void;
  labelledBy: string;
}

const noFee = '0';

/** The first letters of a name, as the mark on its card. */
const initials = (name: string) => [...name.replace(/[^\p{L}\p{N}]/gu, '')].slice(0, 2).join('').toUpperCase();

/** One way to pay of several: native radio buttons that look like cards. */
export function MethodCards({ methods, value, onChange, labelledBy }: MethodCardsProps) {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const group = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
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
              'pointer-events-none relative flex h-full flex-col items-center gap-1 rounded-button border-2 border-transparent bg-surface px-2 py-3 text-center shadow-s1 transition-colors',
              'peer-checked:border-brand peer-checked:bg-brand-soft',
            )}
          >
            <span
              aria-hidden
              className="mb-1 grid size-10 place-items-center rounded-control bg-ink text-label font-extrabold text-white"
            >
              {initials(method.name)}
            </span>
            <span className="text-label text-text">{method.name}</span>
            <span className="text-caption text-text-2">
              {t(`kind.${method.kind}`)}
              {method.fee !== noFee && ` · ${t('fee', { fee: money(method.fee, method.currency) })}`}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
