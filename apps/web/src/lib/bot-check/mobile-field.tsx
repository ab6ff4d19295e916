import { TextField, type TextFieldProps } from '@lantern/ui';
import { useTranslation } from 'react-i18next';

export interface MobileFieldProps extends Omit<TextFieldProps, 'label' | 'start' | 'type'> {
  /** The digits behind the plus, which the brand sets. */
  dialCode: string;
}

/** A mobile number behind the country code of the brand, which cannot be changed here. */
export function MobileField({ dialCode, placeholder, ...rest }: MobileFieldProps) {
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
        <span
          dir="ltr"
          className="num -ms-1 rounded-control bg-sunken px-2.5 py-1.5 text-label text-text-2"
        >
          <span className="sr-only">{t('code.dialCode')} </span>+{dialCode}
        </span>
      }
    />
  );
}
