import { accountType } from '@lantern/rules';
import { Segmented } from '@lantern/ui';
import { useTranslation } from 'react-i18next';

export type DownlineType = typeof accountType.member | typeof accountType.agent;

export const downlineTypeOf = (value: string): DownlineType =>
  value === String(accountType.agent) ? accountType.agent : accountType.member;

interface DownlineTypesProps {
  /** The account type as a digit. */
  value: string;
  onChange: (value: string) => void;
}

/** The account types that an agent can create below. */
export function DownlineTypes({ value, onChange }: DownlineTypesProps) {
  const { t } = useTranslation(['downline', 'agent']);
  return (
    <Segmented
      block
      label={t('type')}
      options={[
        { value: String(accountType.member), label: t('agent:team.types.member') },
        { value: String(accountType.agent), label: t('agent:team.types.agent') },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
