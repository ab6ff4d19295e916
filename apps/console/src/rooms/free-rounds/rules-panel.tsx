import { type KeptFreeRoundRules, staffEndpoints } from '@lantern/contracts';
import { Button, TextField } from '@lantern/ui';
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

const amounts = ['valueMost', 'most', 'alonePerDay'] as const;

/** The brand's rules for later grants. */
export function RulesPanel() {
  const { t } = useTranslation();
  const money = useMoney();
  const may = useMay();
  const kept = useOps(staffEndpoints.freeRoundRules);
  return (
    <Answered query={kept}>
      {(rules) => (
        <Panel
          title={t('freeRounds.rules')}
          className="max-w-2xl"
          aside={
            may('freeRoundRules.act') && (
              <ChangeRules
                rules={rules}
                readAgain={async () => (await kept.refetch()).data ?? rules}
              />
            )
          }
        >
          <Facts
            facts={[
              [
                t('freeRounds.wins'),
                rules.turnoverPercent === 0
                  ? t('freeRounds.cash')
                  : t('freeRounds.wagered', { percent: rules.turnoverPercent }),
              ],
              ...amounts.map(
                (name) => [t(`freeRounds.${name}`), money(rules[name], rules.currency)] as const,
              ),
            ]}
          />
        </Panel>
      )}
    </Answered>
  );
}

interface ChangeRulesProps {
  rules: KeptFreeRoundRules;
  /** The saved rules; a colleague may have changed them since they were read. */
  readAgain: () => Promise<KeptFreeRoundRules>;
}

function ChangeRules({ rules, readAgain }: ChangeRulesProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(rules);
  const [percent, setPercent] = useState('');
  const { reading, begin } = useReadAgain(readAgain, (now) => {
    setTyped(now);
    setPercent(String(now.turnoverPercent));
  });
  const { valueMost, most, alonePerDay, version, currency } = typed;
  return (
    <ActDialog
      endpoint={staffEndpoints.saveFreeRoundRules}
      label={t('freeRounds.save')}
      kind="brand"
      title={t('freeRounds.change')}
      text={t('freeRounds.changeText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({
        turnoverPercent: percent === '' ? '' : Number(percent),
        ...{ valueMost, most, alonePerDay: alonePerDay || '0', version, reason },
      })}
      opener={(open) => (
        <Button kind="outline" size={36} loading={reading} onClick={() => void begin(open)}>
          {t('freeRounds.change')}
        </Button>
      )}
    >
      {(wrong) => (
        <>
          <TextField
            label={t('freeRounds.percent')}
            hint={t('freeRounds.percentHint')}
            inputMode="numeric"
            maxLength={5}
            value={percent}
            error={wrong.turnoverPercent}
            onChange={({ target }) => setPercent(target.value.replaceAll(/\D/g, ''))}
          />
          {amounts.map((name) => (
            <AmountField
              key={name}
              label={t(`freeRounds.${name}`)}
              value={typed[name] === '0' ? '' : typed[name]}
              error={wrong[name]}
              onChange={(amount) => setTyped((now) => ({ ...now, [name]: amount }))}
              currency={currency}
            />
          ))}
        </>
      )}
    </ActDialog>
  );
}
