import {
  type StaffRule,
  type saveRegistrationRule as saveCall,
  staffEndpoints,
} from '@lantern/contracts';
import {
  decidesPlace,
  longestPattern,
  longestText,
  type PatternKind,
  patternKindNames,
} from '@lantern/rules';
import { Button, Checkbox, SelectField, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wrong } from '../../lib/draft.ts';
import { useWord } from '../../lib/format.ts';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { draftOf, type TypedRule, typedOf } from './rule.ts';
import { TryOut } from './try-out.tsx';

interface ChangeRuleProps {
  rule: StaffRule;
  /** The saved rule; a colleague may have changed it since it was read. */
  readAnew: () => Promise<StaffRule>;
}

/** Another rule for a field. It starts with the current rule. */
export function ChangeRule({ rule, readAnew }: ChangeRuleProps) {
  const { t } = useTranslation();
  const word = useWord();
  const [typed, setTyped] = useState(typedOf(rule));
  const [reading, setReading] = useState(false);
  const title = t('registration.changeOf', { field: word('registrationField', rule.field) });
  const begin = async (open: () => void) => {
    setReading(true);
    setTyped(typedOf(await readAnew()));
    setReading(false);
    open();
  };
  return (
    <ActDialog
      endpoint={staffEndpoints.saveRegistrationRule}
      label={t('registration.save')}
      kind="brand"
      title={title}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => draftOf(typed, reason)}
      opener={(open) => (
        <Button
          kind="outline"
          size={36}
          loading={reading}
          aria-label={title}
          onClick={() => void begin(open)}
        >
          {t('registration.change')}
        </Button>
      )}
    >
      {(wrong) => (
        <>
          <Place
            rule={typed}
            bySwitch={isRequiredBySwitch(rule)}
            wrong={wrong}
            onChange={setTyped}
          />
          <Text rule={typed} wrong={wrong} onChange={setTyped} />
          <TryOut rule={typed} />
        </>
      )}
    </ActDialog>
  );
}

/** The number, where a code goes to it. */
const isRequiredBySwitch = ({ place, enabled, required }: StaffRule) =>
  place === 'required' && !(enabled && required);

interface PartProps {
  rule: TypedRule;
  wrong: Wrong<typeof saveCall>;
  onChange: (rule: TypedRule) => void;
}

/** Whether the form asks for it, where that is for the rule to decide. */
function Place({ rule, bySwitch, wrong, onChange }: PartProps & { bySwitch: boolean }) {
  const { t } = useTranslation();
  const { field, enabled, required } = rule;
  if (!decidesPlace(field))
    return (
      <p className="text-body text-text-2">
        {t(field === 'captcha' ? 'registration.byCaptcha' : 'registration.always')}
      </p>
    );
  return (
    <div>
      <Checkbox
        label={t('registration.enabled')}
        checked={enabled}
        error={wrong.enabled}
        onChange={({ target }) =>
          onChange({ ...rule, enabled: target.checked, required: target.checked && required })
        }
      />
      <Checkbox
        label={t('registration.required')}
        checked={required}
        disabled={!enabled}
        error={wrong.required}
        onChange={({ target }) => onChange({ ...rule, required: target.checked })}
      />
      {bySwitch && <p className="text-caption text-text-3">{t('registration.bySwitch')}</p>}
    </div>
  );
}

/** What the text of the field has to be. */
function Text({ rule, wrong, onChange }: PartProps) {
  const { t } = useTranslation(['console', 'patterns']);
  const { field, patternId, acceptedPattern, minLength, maxLength } = rule;
  const length = {
    inputMode: 'numeric',
    autoComplete: 'off',
    required: true,
    className: 'flex-1',
  } as const;
  return (
    <>
      <SelectField
        label={t('registration.kind')}
        placeholder={t('choose')}
        options={patternKindNames.map((value) => ({ value, label: t(`patterns:${value}`) }))}
        value={patternId}
        error={wrong.patternId}
        onChange={(event) => onChange({ ...rule, patternId: event.target.value as PatternKind })}
        required
      />
      <TextField
        label={t('registration.own')}
        hint={t('registration.ownHint')}
        value={acceptedPattern}
        error={wrong.acceptedPattern}
        maxLength={longestPattern}
        onChange={(event) => onChange({ ...rule, acceptedPattern: event.target.value })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="flex items-start gap-3">
        <TextField
          {...length}
          label={t('registration.least')}
          value={minLength}
          error={wrong.minLength}
          onChange={(event) => onChange({ ...rule, minLength: event.target.value })}
        />
        <TextField
          {...length}
          label={t('registration.most')}
          hint={t('registration.mostHint', { count: longestText(field) })}
          value={maxLength}
          error={wrong.maxLength}
          onChange={(event) => onChange({ ...rule, maxLength: event.target.value })}
        />
      </div>
    </>
  );
}
