import { type KeptExposureLimit, staffEndpoints } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useReadAgain } from '../../lib/read-again.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { AmountField } from '../../parts/amount-field.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/room.tsx';

/** The most that the brand pays for one number of a play in one draw. */
export function ExposureLimitPanel() {
  const { t } = useTranslation();
  const money = useMoney();
  const may = useMay();
  const kept = useOps(staffEndpoints.lotteryExposureLimit);
  return (
    <Answered query={kept}>
      {(limit) => (
        <Panel
          title={t('prices.limitOf.title')}
          aside={
            may('lottery.act') && (
              <ChangeLimit
                limit={limit}
                readAgain={async () => (await kept.refetch()).data ?? limit}
              />
            )
          }
        >
          <Facts facts={[[t('prices.limitOf.limit'), money(limit.amount, limit.currency)]]} />
          <p className="mt-3 text-caption text-text-3">{t('prices.limitOf.hint')}</p>
        </Panel>
      )}
    </Answered>
  );
}

interface ChangeLimitProps {
  limit: KeptExposureLimit;
  /** The saved limit; a colleague may have changed it since it was read. */
  readAgain: () => Promise<KeptExposureLimit>;
}

function ChangeLimit({ limit, readAgain }: ChangeLimitProps) {
  const { t } = useTranslation();
  const [{ amount, currency, version }, setTyped] = useState(limit);
  const { reading, begin } = useReadAgain(readAgain, setTyped);
  return (
    <ActDialog
      endpoint={staffEndpoints.saveLotteryExposureLimit}
      label={t('prices.limitOf.save')}
      kind="brand"
      title={t('prices.limitOf.change')}
      text={t('prices.limitOf.changeText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ amount, version, reason })}
      opener={(open) => (
        <Button kind="outline" size={36} loading={reading} onClick={() => void begin(open)}>
          {t('prices.limitOf.change')}
        </Button>
      )}
    >
      {(wrong) => (
        <AmountField
          label={t('prices.limitOf.amount')}
          value={amount}
          error={wrong.amount}
          onChange={(typed) => setTyped((now) => ({ ...now, amount: typed }))}
          currency={currency}
        />
      )}
    </ActDialog>
  );
}
