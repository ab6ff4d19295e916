import { Picture } from '@lantern/ui';
import clsx from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentMarkPath } from '../../lib/navigation/paths.ts';
import { type DepositMethod, isFree } from './amount.ts';
import { useUsualTime } from './use-usual-time.ts';

interface MethodCardsProps {
  methods: readonly DepositMethod[];
  value: string;
  onChange: (method: string) => void;
  labelledBy: string;
}

/** The ways to pay: native radio buttons that look like tiles. */
export function MethodCards({ methods, value, onChange, labelledBy }: MethodCardsProps) {
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className="grid grid-cols-2 gap-2 min-[22rem]:grid-cols-3"
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
          <Tile method={method} />
        </label>
      ))}
    </div>
  );
}

function Tile({ method }: { method: DepositMethod }) {
  const { t } = useTranslation('deposit');
  const usualTime = useUsualTime();
  return (
    <span
      className={clsx(
        'pointer-events-none flex h-full flex-col items-center gap-1.5 px-1.5 py-3',
        'rounded-button border-2 border-transparent bg-surface text-center shadow-s1',
        'transition-colors peer-checked:border-brand peer-checked:bg-brand-soft',
        'peer-hover:border-border peer-checked:peer-hover:border-brand',
      )}
    >
      <Picture
        src={paymentMarkPath(method.method)}
        width={36}
        height={36}
        className="size-9 shrink-0"
      />
      <span className="min-w-0 max-w-full">
        <span className="block text-label break-words text-text">{method.name}</span>
        <span className="block text-caption text-text-2">{usualTime(method)}</span>
        {!isFree(method) && <span className="block text-caption text-text-3">{t('withFee')}</span>}
      </span>
    </span>
  );
}
