import { type AgreementRules, staffEndpoints, type ValueOf } from '@lantern/contracts';
import { agreementKinds, carryOvers, fundings } from '@lantern/rules/agreements';
import { Button, Checkbox, SelectField, TextField } from '@lantern/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { AmountField } from '../../parts/amount-field.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Panel, Room } from '../../parts/room.tsx';
import { ContactRule } from './contact-rule.tsx';
import { usePercent } from './format.ts';

type Value = ValueOf<typeof staffEndpoints.staffAgreementRules>;

const switches = ['sameLevel', 'crossLevel', 'sameRule'] as const;
const lengths = ['hour', 'day', 'longer'] as const;
const bounds = ['lowest', 'highest', 'step'] as const;

/** What the brand allows in agreements, how it pays, and what each setting does. */
export function RulesRoom() {
  const { t } = useTranslation();
  const may = useMay();
  const rules = useOps(staffEndpoints.staffAgreementRules);
  return (
    <Room
      title={t('room.agreementRules')}
      actions={rules.data && may('agreements.act') && <Change value={rules.data} />}
    >
      <p className="max-w-prose text-body text-text-2">{t('rules.text')}</p>
      <Answered query={rules}>{(value) => <Shown value={value} />}</Answered>
      <ContactRule />
    </Room>
  );
}

function Shown({ value: { rules, currency } }: { value: Value }) {
  const { t } = useTranslation();
  const [money, word] = [useMoney(), useWord()];
  const percent = usePercent();
  const write = (minor: string) => (minor === '0' ? t('rules.off') : money(minor, currency));
  const named = (name: 'funding' | 'carryOver') => [
    <Named key={name} title={t(`rules.${name}`)} text={t(`rules.${name}Text`)} />,
    word(`rule_${name}`, rules[name]),
  ];
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={t('rules.paying')}>
        <Settings
          rows={[
            ...(['funding', 'carryOver'] as const).map(named),
            [
              <Named key="step" title={t('rules.turnoverStep')} text={t('rules.stepText')} />,
              write(rules.turnoverStep),
            ],
            [
              <Named key="review" title={t('rules.reviewFrom')} text={t('rules.reviewText')} />,
              write(rules.reviewFrom),
            ],
            [
              <Named key="collect" title={t('rules.collect')} text={t('rules.collectText')} />,
              t(rules.collectDividends ? 'yes' : 'no'),
            ],
          ]}
        />
      </Panel>
      <Panel title={t('rules.allowed')}>
        <Settings
          rows={[
            [
              <Named key="most" title={t('rules.mostTiers')} text={t('rules.mostTiersText')} />,
              String(rules.mostTiers),
            ],
            ...switches.map((name) => [
              <Named key={name} title={t(`rules.${name}`)} text={t(`rules.${name}Text`)} />,
              t(rules[name] ? 'yes' : 'no'),
            ]),
          ]}
        />
      </Panel>
      <Panel title={t('rules.rates')}>
        <Facts
          facts={agreementKinds.map((kind) => {
            const { lowest, highest, step } = rules.rates[kind];
            return [
              word('agreementKind', kind),
              t('rules.range', {
                ...{ lowest: percent(lowest), highest: percent(highest), step: percent(step) },
              }),
            ];
          })}
        />
      </Panel>
      <Panel title={t('rules.activeMinimum')}>
        <p className="mb-3 text-body text-text-2">{t('rules.activeMinimumText')}</p>
        <Facts
          facts={lengths.map((length) => [
            t(`rules.length.${length}`),
            write(rules.activeMinimum[length]),
          ])}
        />
      </Panel>
    </div>
  );
}

function Named({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="block text-label">{title}</span>
      <span className="block text-caption text-text-3">{text}</span>
    </>
  );
}

/** Settings with what each does, and their values at the end of the line. */
function Settings({ rows }: { rows: readonly (readonly ReactNode[])[] }) {
  return (
    <dl className="m-0 flex flex-col divide-y divide-border">
      {rows.map(([name, value], at) => (
        <div key={String(at)} className="flex items-start justify-between gap-4 py-2.5">
          <dt className="min-w-0 flex-1">{name}</dt>
          <dd className="m-0 max-w-[45%] text-end text-label font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All settings in one dialog; they are saved together with the version that was read. */
function Change({ value: { rules: saved, version, currency } }: { value: Value }) {
  const { t } = useTranslation();
  const [rules, setRules] = useState(saved);
  const set = (change: Partial<AgreementRules>) => setRules({ ...rules, ...change });
  return (
    <ActDialog
      endpoint={staffEndpoints.saveAgreementRules}
      label={t('rules.save')}
      kind="brand"
      title={t('rules.change')}
      text={t('rules.text')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ rules, version, reason })}
      opener={(open) => (
        <Button
          kind="outline"
          size={36}
          onClick={() => {
            setRules(saved);
            open();
          }}
        >
          {t('rules.change')}
        </Button>
      )}
    >
      <Choices rules={rules} onChange={set} />
      <AmountField
        {...{ currency, error: undefined }}
        label={t('rules.turnoverStep')}
        value={rules.turnoverStep}
        onChange={(step) => set({ turnoverStep: step || '0' })}
      />
      <AmountField
        {...{ currency, error: undefined }}
        label={t('rules.reviewFrom')}
        hint={t('rules.reviewText')}
        value={rules.reviewFrom}
        onChange={(from) => set({ reviewFrom: from || '0' })}
      />
      <Checkbox
        label={t('rules.collect')}
        checked={rules.collectDividends}
        onChange={({ target }) => set({ collectDividends: target.checked })}
      />
      {lengths.map((length) => (
        <AmountField
          key={length}
          {...{ currency, error: undefined }}
          label={`${t('rules.activeMinimum')} · ${t(`rules.length.${length}`)}`}
          value={rules.activeMinimum[length]}
          onChange={(amount) =>
            set({ activeMinimum: { ...rules.activeMinimum, [length]: amount || '0' } })
          }
        />
      ))}
      <Rates rules={rules} onChange={set} />
    </ActDialog>
  );
}

interface PartProps {
  rules: AgreementRules;
  onChange: (change: Partial<AgreementRules>) => void;
}

function Choices({ rules, onChange }: PartProps) {
  const { t } = useTranslation();
  const word = useWord();
  const choices = [
    ['funding', fundings],
    ['carryOver', carryOvers],
  ] as const;
  return (
    <>
      {choices.map(([name, values]) => (
        <SelectField
          key={name}
          required
          label={t(`rules.${name}`)}
          hint={t(`rules.${name}Text`)}
          placeholder={t('choose')}
          options={values.map((value) => ({ value, label: word(`rule_${name}`, value) }))}
          value={rules[name]}
          onChange={({ target }) => {
            const next = values.find((value) => value === target.value);
            if (next) onChange({ ...rules, [name]: next });
          }}
        />
      ))}
      <TextField
        required
        label={t('rules.mostTiers')}
        inputMode="numeric"
        value={String(rules.mostTiers)}
        onChange={({ target }) =>
          onChange({ mostTiers: Number(target.value.replace(/\D/g, '').slice(0, 2)) })
        }
      />
      {switches.map((name) => (
        <Checkbox
          key={name}
          label={t(`rules.${name}`)}
          checked={rules[name]}
          onChange={({ target }) => onChange({ ...rules, [name]: target.checked })}
        />
      ))}
    </>
  );
}

function Rates({ rules, onChange }: PartProps) {
  const { t } = useTranslation();
  const word = useWord();
  return agreementKinds.map((kind) => (
    <fieldset key={kind} className="m-0 rounded-card border border-border p-3">
      <legend className="px-1 text-label font-bold">{word('agreementKind', kind)}</legend>
      <div className="grid grid-cols-3 gap-2">
        {bounds.map((bound) => (
          <TextField
            key={bound}
            required
            label={t(`rules.${bound}`)}
            inputMode="decimal"
            maxLength={8}
            value={rules.rates[kind][bound]}
            end={<span className="pe-2">%</span>}
            onChange={({ target }) => {
              const own = { ...rules.rates[kind], [bound]: target.value.replace(',', '.') };
              onChange({ rates: { ...rules.rates, [kind]: own } });
            }}
          />
        ))}
      </div>
    </fieldset>
  ));
}
