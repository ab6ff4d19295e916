import { SelectField } from '@lantern/ui';
import { useTranslation } from 'react-i18next';

interface GatewayFieldProps {
  gateways: readonly string[];
  value: string;
  onChange: (gateway: string) => void;
  error: string | undefined;
}

/** One of the gateways that the brand works with, by its code. */
export function GatewayField({ gateways, value, onChange, error }: GatewayFieldProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('payout.gateway')}
      placeholder={t('choose')}
      options={gateways.map((code) => ({ value: code, label: code }))}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      required
    />
  );
}
