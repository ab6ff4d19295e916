import { countryCodes } from '@lantern/contracts';
import { TextField, type TextFieldProps } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../api/queries.ts';

export interface MobileFieldProps extends Omit<TextFieldProps, 'label' | 'start' | 'type'> {
  /** The digits behind the plus. */
  dialCode: string;
  /** Without it the code cannot be changed, as in the registration form. */
  onDialCode?: (dialCode: string) => void;
}

const codeLook = clsx(
  'relative -ms-1 flex items-center gap-1 px-2.5 py-1.5',
  'num rounded-control bg-sunken text-label text-text-2',
);

/** The country codes that the brand sends SMS to, as a native select. */
function DialCodes({
  dialCode,
  onDialCode,
}: Required<Pick<MobileFieldProps, 'dialCode' | 'onDialCode'>>) {
  const { t } = useTranslation('session');
  const { data = [] } = useQuery(queryOf(countryCodes));
  const codes = [...new Set([dialCode, ...data.map((one) => one.countryDialingCode)])];
  if (codes.length < 2) return <DialCode dialCode={dialCode} />;
  return (
    <span dir="ltr" className={clsx(codeLook, 'focus-within:outline-2 focus-within:outline-focus')}>
      <span aria-hidden>+{dialCode}</span>
      <ChevronDown size={14} aria-hidden />
      <select
        aria-label={t('code.dialCode')}
        value={dialCode}
        onChange={(event) => onDialCode(event.target.value)}
        className={clsx(
          'absolute inset-0 size-full cursor-pointer appearance-none',
          'rounded-control bg-transparent text-transparent outline-none',
          '[&>option]:bg-surface [&>option]:text-text',
        )}
      >
        {codes.map((code) => (
          <option key={code} value={code}>
            {namesOf(data, code)} +{code}
          </option>
        ))}
      </select>
    </span>
  );
}

const namesOf = (
  codes: readonly { country: string; countryDialingCode: string }[],
  wanted: string,
): string =>
  codes.flatMap((one) => (one.countryDialingCode === wanted ? [one.country] : [])).join(', ');

function DialCode({ dialCode }: { dialCode: string }) {
  const { t } = useTranslation('session');
  return (
    <span dir="ltr" className={codeLook}>
      <span className="sr-only">{t('code.dialCode')} </span>+{dialCode}
    </span>
  );
}

/** A mobile number behind its country code. */
export function MobileField({ dialCode, onDialCode, placeholder, ...rest }: MobileFieldProps) {
  const { t } = useTranslation('session');
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel-national"
      {...rest}
      type="tel"
      label={t('code.mobile')}
      placeholder={placeholder ?? `${t('code.mobilePlaceholder')} *`}
      start={
        onDialCode ? (
          <DialCodes dialCode={dialCode} onDialCode={onDialCode} />
        ) : (
          <DialCode dialCode={dialCode} />
        )
      }
    />
  );
}
