import { Button, Field } from '@lantern/ui';
import { CircleCheckBig, CircleX, Cpu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BotCheckFieldProps } from './bot-check-field.tsx';
import type { WorkState } from './use-work.ts';

const looks = {
  idle: { Icon: Cpu, tone: 'text-text-2' },
  working: { Icon: Cpu, tone: 'text-text-2' },
  done: { Icon: CircleCheckBig, tone: 'text-success' },
  failed: { Icon: CircleX, tone: 'text-danger' },
} as const;

/** The progress of the proof of work; the visitor does nothing. */
export default function WorkField({
  check,
  error,
  id,
}: Pick<BotCheckFieldProps, 'check' | 'error' | 'id'>) {
  const { t } = useTranslation('bot-check');
  const { work } = check;
  const { Icon, tone } = looks[work.status];
  // While it works there is nothing that the visitor could put right.
  return (
    <Field label={check.label} error={work.status === 'working' ? undefined : error} {...{ id }}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div
          id={id}
          tabIndex={-1}
          aria-describedby={describedBy}
          className="flex min-h-18 items-center gap-3 rounded-button bg-sunken px-4 py-3"
        >
          <Icon size={24} aria-hidden className={`shrink-0 ${tone}`} />
          <div className="min-w-0 flex-1">
            <output aria-live="polite" className="block text-label text-text">
              {t(`work.${work.status}`)}
            </output>
            <Progress state={work} label={t('work.progress')} />
          </div>
          {work.status === 'failed' && (
            <Button kind="outline" size={36} onClick={check.renew}>
              {t('work.again')}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}

function Progress({ state, label }: { state: WorkState; label: string }) {
  if (state.status !== 'working') return null;
  const percent = Math.round(state.progress * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="mt-2 h-1.5 overflow-hidden rounded-full bg-border"
    >
      <div
        className="h-full rounded-full bg-brand transition-[width] duration-200"
        style={{ width: `${Math.max(4, percent)}%` }}
      />
    </div>
  );
}
