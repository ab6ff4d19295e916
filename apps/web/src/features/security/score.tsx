import { Button } from '@lantern/ui';
import clsx from 'clsx';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isOn, type Protection, protections, type SecurityState } from './state.ts';

/** How many of the protections are on: counted, not weighed; and the next one to turn on. */
export function Score({
  state,
  onNext,
}: {
  state: SecurityState;
  onNext: (protection: Protection) => void;
}) {
  const { t } = useTranslation('security');
  const on = protections.filter((protection) => isOn(state, protection)).length;
  const next = protections.find((protection) => !isOn(state, protection));
  const Shield = next === undefined ? ShieldCheck : ShieldAlert;
  const words = t('score.value', { on, count: protections.length });
  return (
    <section
      data-band="header"
      aria-label={t('score.label')}
      className={clsx(
        'flex flex-wrap items-center gap-x-5 gap-y-4 px-5 py-5',
        'rounded-card bg-linear-to-r brand-band from-20%',
      )}
    >
      <span
        aria-hidden
        className="grid size-14 shrink-0 place-items-center rounded-full bg-header-well text-gold"
      >
        <Shield size={30} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-h2">{words}</p>
        <div aria-hidden className="mt-2.5 flex max-w-90 gap-1.5">
          {protections.map((protection, at) => (
            <span
              key={protection}
              className={clsx(
                'h-2 flex-1 rounded-full',
                at < on ? 'bg-gold' : 'bg-on-header opacity-25',
              )}
            />
          ))}
        </div>
        <p className="mt-2.5 text-body text-on-header-2">
          {next === undefined ? t('score.full') : t(`score.next.${next}`)}
        </p>
      </div>
      {next !== undefined && (
        <Button kind="accent" className="max-sm:w-full" onClick={() => onNext(next)}>
          {t(`score.do.${next}`)}
        </Button>
      )}
    </section>
  );
}
