import { allStakesCount, type KeptCoveringRule, staffEndpoints } from '@lantern/contracts';
import { Button, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../lib/queries.ts';
import { useReadAgain } from '../../lib/read-again.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/room.tsx';

/** From which share of the outcomes on the stakes of a round don't count. */
export function CoveringRulePanel() {
  const { t } = useTranslation();
  const may = useMay();
  const kept = useOps(staffEndpoints.coveringRule);
  return (
    <Answered query={kept}>
      {(rule) => (
        <Panel
          title={t('covering.title')}
          aside={
            may('turnover.act') && (
              <ChangeRule rule={rule} readAgain={async () => (await kept.refetch()).data ?? rule} />
            )
          }
        >
          <Facts
            facts={[
              [
                t('covering.from'),
                rule.coveredFromPercent === allStakesCount
                  ? t('covering.all')
                  : `${rule.coveredFromPercent}%`,
              ],
            ]}
          />
          <p className="mt-3 text-caption text-text-3">{t('covering.hint')}</p>
        </Panel>
      )}
    </Answered>
  );
}

interface ChangeRuleProps {
  rule: KeptCoveringRule;
  /** The saved rule; a colleague may have changed it since it was read. */
  readAgain: () => Promise<KeptCoveringRule>;
}

function ChangeRule({ rule, readAgain }: ChangeRuleProps) {
  const { t } = useTranslation();
  const [version, setVersion] = useState(rule.version);
  const [percent, setPercent] = useState('');
  const { reading, begin } = useReadAgain(readAgain, (now) => {
    setVersion(now.version);
    setPercent(String(now.coveredFromPercent));
  });
  return (
    <ActDialog
      endpoint={staffEndpoints.saveCoveringRule}
      label={t('covering.save')}
      kind="brand"
      title={t('covering.change')}
      text={t('covering.changeText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({
        coveredFromPercent: percent === '' ? '' : Number(percent),
        version,
        reason,
      })}
      opener={(open) => (
        <Button kind="outline" size={36} loading={reading} onClick={() => void begin(open)}>
          {t('covering.change')}
        </Button>
      )}
    >
      {(wrong) => (
        <TextField
          label={t('covering.percent')}
          inputMode="numeric"
          maxLength={3}
          value={percent}
          error={wrong.coveredFromPercent}
          onChange={({ target }) => setPercent(target.value.replaceAll(/\D/g, ''))}
        />
      )}
    </ActDialog>
  );
}
