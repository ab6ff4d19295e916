import { Checkbox } from '@lantern/ui';
import clsx from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../../lib/parts/lazy-part.ts';
import { keepFocus } from './keep-focus.ts';

const TermsModal = lazy(part(() => import('./terms-modal.tsx')));

interface AgreementProps {
  id: string;
  minimumAge: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** Age and terms, agreed to beforehand, with the text one click away. */
export function Agreement({ id, minimumAge, checked, onChange, error }: AgreementProps) {
  const { t } = useTranslation('registration');
  const [termsOpen, setTermsOpen] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only holds the box in place. */}
      <div onMouseDown={keepFocus}>
        <Checkbox
          id={id}
          name="agreement"
          required
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          error={error}
          label={
            <>
              {t('agreement.label', { age: minimumAge })}{' '}
              <button
                type="button"
                onClick={() => setTermsOpen(true)}
                className={clsx(
                  'relative',
                  'font-semibold text-brand underline decoration-1 underline-offset-3',
                  'hover:text-brand-hover',
                )}
              >
                {t('agreement.link')}
              </button>
            </>
          }
        />
      </div>
      {termsOpen && (
        <Suspense>
          <TermsModal minimumAge={minimumAge} onClose={() => setTermsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
