import { type OfficeCard, staffEndpoints } from '@lantern/contracts';
import {
  type CardFault,
  type FamilyCode,
  familyCodes,
  faultsOf,
  type RateCard,
} from '@lantern/rules/lottery';
import { Button, SelectField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../lib/format.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Panel } from '../../parts/room.tsx';
import { Rates } from './rates.tsx';
import { Series } from './series.tsx';

/** The newest card of a prize mode, by family, and its change into the next version. */
export function CardPanel({ of }: { of: OfficeCard }) {
  const { t } = useTranslation();
  const may = useMay();
  const moment = useMoment();
  const [draft, setDraft] = useState<RateCard>();
  const card: RateCard = draft ?? of.card;
  const priced = familyCodes.filter((family) => of.card.rates[family]);
  const [family, setFamily] = useState<FamilyCode>(priced[0] ?? 'ssc');
  const faults = draft ? faultsOf(draft) : [];
  return (
    <Panel
      title={t('prices.version', { mode: card.mode, version: of.card.version })}
      aside={
        may('lottery.act') &&
        !draft && (
          <Button
            kind="outline"
            size={36}
            onClick={() => setDraft({ ...of.card, version: of.card.version + 1 })}
          >
            {t('prices.change')}
          </Button>
        )
      }
    >
      <p className="mb-3 text-body text-text-2">
        {t(of.savedBy === null ? 'prices.first' : 'prices.saved', {
          by: of.savedBy ?? '',
          at: moment(of.savedAt),
        })}
      </p>
      <Series card={card} {...(draft && { onChange: setDraft })} />
      <SelectField
        label={t('prices.family')}
        placeholder={t('choose')}
        options={priced.map((code) => ({ value: code, label: t(`prices.families.${code}`) }))}
        value={family}
        onChange={({ target }) => setFamily(priced.find((code) => code === target.value) ?? family)}
        className="mb-3 max-w-sm"
      />
      <Rates card={card} family={family} faults={faults} {...(draft && { onChange: setDraft })} />
      {draft && <Save draft={draft} faults={faults} onEnd={() => setDraft(undefined)} />}
    </Panel>
  );
}

interface SaveProps {
  draft: RateCard;
  faults: readonly CardFault[];
  onEnd: () => void;
}

function Save({ draft, faults, onEnd }: SaveProps) {
  const { t } = useTranslation();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <ActDialog
        endpoint={staffEndpoints.saveLotteryRateCard}
        label={t('prices.save', { version: draft.version })}
        kind="brand"
        text={t('prices.saveText')}
        reason={{ label: t('reason'), required: true }}
        disabled={faults.length > 0}
        bodyOf={(reason) => ({ card: { ...draft, units: [...draft.units] }, reason })}
        onDone={onEnd}
      />
      <Button kind="outline" size={36} onClick={onEnd}>
        {t('cancel')}
      </Button>
      {faults.length > 0 && (
        <p role="alert" className="text-body text-danger">
          {t('prices.wrong', { plays: [...new Set(faults.map(placeOf))].slice(0, 5).join(', ') })}
        </p>
      )}
    </div>
  );
}

const placeOf = ({ family, play, code }: CardFault): string =>
  family && play ? `${family} ${play}` : code;
