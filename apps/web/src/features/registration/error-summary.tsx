import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface SummaryItem {
  /** The id of the control. */
  id: string;
  label: string;
  text: string;
}

interface ErrorSummaryProps {
  /** What belongs to no field. */
  message: string | undefined;
  items: readonly SummaryItem[];
  /** The focus comes here each time this grows. */
  failures: number;
}

/**
 * What has to be put right, above the form: takes the focus after a try that failed, and leads to
 * each field.
 */
export function ErrorSummary({ message, items, failures }: ErrorSummaryProps) {
  const { t } = useTranslation('registration');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures > 0) box.current?.focus();
  }, [failures]);
  if (message === undefined && items.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={clsx(
        'flex scroll-mt-4 items-start gap-3 p-4',
        'rounded-button bg-danger-soft text-body text-danger',
      )}
    >
      <CircleAlert size={20} aria-hidden className="shrink-0" />
      <div className="min-w-0 flex-1">
        {message && <p className="font-semibold">{message}</p>}
        {items.length > 0 && <p className="font-semibold">{t('summary')}</p>}
        <ul className="mt-1 flex flex-col gap-0.5">
          {items.map(({ id, label, text }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => document.getElementById(id)?.focus()}
                className="min-h-6 text-start underline decoration-1 underline-offset-3"
              >
                {label}: {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
