import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { passwordStrength, type Strength } from './strength.ts';

const steps = [1, 2, 3, 4] as const;

const looks: Record<Exclude<Strength, 0>, { bar: string; word: string }> = {
  1: { bar: 'bg-danger', word: 'text-danger' },
  2: { bar: 'bg-warning', word: 'text-warning' },
  3: { bar: 'bg-info', word: 'text-info' },
  4: { bar: 'bg-success', word: 'text-success' },
};

/**
 * Four bars and a label. It keeps its place while nothing is typed, so that the form does not move.
 */
export function PasswordStrength({ password, username }: { password: string; username: string }) {
  const { t } = useTranslation('registration');
  const strength = passwordStrength(password, username);
  const look = strength === 0 ? undefined : looks[strength];
  const word = strength === 0 ? undefined : t(`strength.${strength}`);
  return (
    <div className="mt-2 flex h-4 items-center gap-3">
      <span aria-hidden className="flex flex-1 gap-1">
        {steps.map((step) => (
          <span
            key={step}
            className={clsx(
              'h-1 flex-1 rounded-full transition-colors',
              step <= strength ? look?.bar : 'bg-border',
            )}
          />
        ))}
      </span>
      <output
        aria-live="polite"
        className={clsx('text-end text-caption font-bold', look && 'min-w-16', look?.word)}
      >
        {word && (
          <>
            <span className="sr-only">{t('strength.label', { strength: word })}</span>
            <span aria-hidden>{word}</span>
          </>
        )}
      </output>
    </div>
  );
}
