import { Field, Input } from '@lantern/ui';
import clsx from 'clsx';
import { ImageOff, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Captcha } from './captcha.ts';

export interface CaptchaFieldProps {
  captcha: Captcha;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** The text of a picture. A click on the picture, or on the button beside it, shows another one. */
export function CaptchaField({
  captcha,
  value,
  onChange,
  onBlur,
  error,
  id,
  className,
}: CaptchaFieldProps) {
  const { t } = useTranslation('session');
  return (
    <Field
      label={t('captcha.label')}
      required
      error={error}
      hint={captcha.failed ? t('captcha.failed') : undefined}
      {...{ id, className }}
    >
      {(control) => (
        <div className="flex items-stretch gap-2">
          <Input
            {...control}
            name="captcha"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            placeholder={`${t('captcha.placeholder')} *`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={16}
            className="min-w-0 flex-1"
          />
          <CaptchaPicture captcha={captcha} />
        </div>
      )}
    </Field>
  );
}

/** The picture has a white background in both modes: it is drawn for that. */
function CaptchaPicture({ captcha }: { captcha: Captcha }) {
  const { t } = useTranslation('session');
  return (
    <button
      type="button"
      onClick={captcha.refresh}
      aria-label={t('captcha.refresh')}
      title={t('captcha.refresh')}
      aria-busy={captcha.loading}
      className={clsx(
        'relative grid h-12 w-36 shrink-0 place-items-center overflow-hidden',
        'rounded-button border border-border-strong bg-white',
      )}
    >
      {captcha.image && (
        <img
          src={captcha.image}
          alt={t('captcha.image')}
          className={clsx('size-full object-contain', captcha.loading && 'opacity-40')}
        />
      )}
      {captcha.failed && !captcha.image && <ImageOff size={20} aria-hidden className="text-ink" />}
      <span
        aria-hidden
        className={clsx(
          'absolute end-0 bottom-0 grid size-5 place-items-center',
          'rounded-ss-badge bg-plate text-white',
        )}
      >
        <RefreshCw size={12} className={clsx(captcha.loading && 'animate-spin')} />
      </span>
    </button>
  );
}
