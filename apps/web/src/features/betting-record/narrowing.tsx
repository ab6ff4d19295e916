import { Chip, ScrollRow, SelectField } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { type History, type RoundState, roundStates } from './bet-history.ts';

interface NarrowingProps {
  status: RoundState;
  vassalage: string | undefined;
  /** Whose games were played in the period. */
  vendors: History['vendors'];
  onChange: (change: { status?: RoundState; vassalage?: string | undefined }) => void;
}

/** Rounds of one state, and where several vendors were played, of one of them. */
export function Narrowing({ status, vassalage, vendors, onChange }: NarrowingProps) {
  const { t } = useTranslation(['records', 'movements', 'wallets']);
  const all = t('movements:type.all');
  return (
    <>
      <ScrollRow label={t('columns.status')} desktop="wrap">
        {roundStates.map((state) => (
          <Chip key={state} selected={state === status} onClick={() => onChange({ status: state })}>
            {state === 'all' ? all : t(`status.${state}`)}
          </Chip>
        ))}
      </ScrollRow>
      {(vendors.length > 1 || vassalage !== undefined) && (
        <SelectField
          label={t('wallets:form.vendor')}
          placeholder={all}
          options={vendors.map((vendor) => ({ value: vendor.vassalage, label: vendor.vendorName }))}
          className="md:max-w-90"
          value={vassalage ?? ''}
          onChange={({ target }) =>
            onChange({ vassalage: target.value === '' ? undefined : target.value })
          }
        />
      )}
    </>
  );
}
