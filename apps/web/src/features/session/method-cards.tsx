import type { VerificationMethod } from '@lantern/contracts';
import clsx from 'clsx';
import {
  ChevronRight,
  KeyRound,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  Mail,
  Smartphone,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OpenMethods } from '../../lib/session/login-step.ts';

const icons: Record<VerificationMethod, LucideIcon> = {
  sms: Smartphone,
  email: Mail,
  totp: KeyRound,
  recovery: LifeBuoy,
  bank: Landmark,
};

/** The sign of one way on a plate. */
export function MethodMark({ method }: { method: VerificationMethod }) {
  const Icon = icons[method];
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-10 shrink-0 place-items-center',
        'rounded-button bg-brand-soft text-brand group-hover:bg-surface',
      )}
    >
      <Icon size={20} />
    </span>
  );
}

interface MethodCardsProps {
  methods: OpenMethods;
  onChoose: (method: VerificationMethod) => void;
}

/** The ways to verify a login, a card each. */
export function MethodCards({ methods, onChoose }: MethodCardsProps) {
  const { t } = useTranslation('session');
  return (
    <ul data-methods aria-label={t('verify.ways')} className="flex flex-col gap-2">
      {methods.map(({ method, hint }) => (
        <li key={method}>
          <button
            type="button"
            onClick={() => onChoose(method)}
            className={clsx(
              'group flex min-h-16 w-full items-center gap-3 p-3',
              'rounded-tile border border-border bg-surface text-start',
              'transition-colors hover:border-brand hover:bg-brand-soft',
            )}
          >
            <MethodMark method={method} />
            <span className="min-w-0 flex-1">
              <span className="block text-label font-bold text-text">
                {t(`verify.method.${method}`)}
              </span>
              <span className="block truncate text-caption text-text-2">
                {hint ?? t(`verify.about.${method}`)}
              </span>
            </span>
            <ChevronRight size={18} aria-hidden className="shrink-0 text-text-3 rtl:-scale-x-100" />
          </button>
        </li>
      ))}
    </ul>
  );
}
