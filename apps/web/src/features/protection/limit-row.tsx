import type { MemberLimit } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLimitAmount, useLimitName } from '../../lib/protection/limit-text.ts';
import { lowestOf, shareUsed } from './limit.ts';
import { RaiseNote } from './raise-note.tsx';

/** One limit: its value, its use, and a button to change it. */
export function LimitRow({ limit, onOpen }: { limit: MemberLimit; onOpen: () => void }) {
  const { t } = useTranslation('protection');
  const amountOf = useLimitAmount();
  const name = useLimitName()(limit);
  const { kind, amount, most, raise } = limit;
  const lowest = lowestOf(limit);
  return (
    <li className="flex flex-col gap-2.5 px-4 py-3.5 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-40">
          <h4 className="text-label">{name}</h4>
          <p className="num text-h2">
            {lowest === null ? t('limits.none') : <bdi>{amountOf(kind, lowest)}</bdi>}
          </p>
        </div>
        <Button
          kind="outline"
          aria-label={t(amount === null ? 'limits.setNamed' : 'limits.changeNamed', { name })}
          onClick={onOpen}
        >
          {t(amount === null ? 'limits.set' : 'limits.change')}
        </Button>
      </div>
      <Used limit={limit} name={name} />
      {most !== null && (
        <p className="text-caption text-text-3">
          {t('limits.most', { amount: amountOf(kind, most) })}
        </p>
      )}
      {raise && <RaiseNote limit={limit} raise={raise} />}
    </li>
  );
}

function Used({ limit, name }: { limit: MemberLimit; name: string }) {
  const { t } = useTranslation('protection');
  const amountOf = useLimitAmount();
  const { kind, used, left } = limit;
  const ahead = used.startsWith('-') ? used.slice(1) : undefined;
  const lowest = lowestOf(limit);
  if (lowest === null || left === null)
    return (
      <p className="num text-caption text-text-3">
        {ahead
          ? t('limits.ahead', { amount: amountOf(kind, ahead) })
          : t('limits.soFar', { used: amountOf(kind, used) })}
      </p>
    );
  const share = shareUsed(used, lowest);
  const words = t('limits.of', {
    used: amountOf(kind, ahead ? '0' : used),
    amount: amountOf(kind, lowest),
  });
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={words}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={clsx(
            'h-full rounded-full',
            share >= 100 ? 'bg-danger' : share >= 75 ? 'bg-warning' : 'bg-brand',
          )}
          style={{ inlineSize: `${share}%` }}
        />
      </div>
      <p className="num flex flex-wrap justify-between gap-x-4 text-caption text-text-2">
        <span>{ahead ? t('limits.ahead', { amount: amountOf(kind, ahead) }) : words}</span>
        <span className="font-semibold">{t('limits.left', { left: amountOf(kind, left) })}</span>
      </p>
    </div>
  );
}
