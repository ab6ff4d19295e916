import {
  AmountInput,
  AmountPresets,
  Button,
  Checkbox,
  Chip,
  CodeBoxes,
  IconButton,
  PasswordField,
  Segmented,
  SelectField,
  Tabs,
  TextField,
} from '@lantern/ui';
import { Heart, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Sample } from './sample.tsx';
import type { Words } from './words.ts';

const kinds = ['accent', 'brand', 'outline', 'soft', 'ghost', 'danger'] as const;

function Buttons({ words }: { words: Words }): ReactNode {
  return (
    <Sample name="Button, IconButton">
      {kinds.map((kind) => (
        <Button key={kind} kind={kind}>
          {words.action}
        </Button>
      ))}
      {([36, 40, 48] as const).map((size) => (
        <Button key={size} size={size} start={<Plus size={18} aria-hidden />}>
          {words.action}
        </Button>
      ))}
      <Button loading>{words.action}</Button>
      <Button disabled>{words.action}</Button>
      <IconButton label={words.action} icon={<Heart size={20} aria-hidden />} />
      <IconButton kind="outline" label={words.action} icon={<Heart size={20} aria-hidden />} />
    </Sample>
  );
}

function Fields({ words }: { words: Words }): ReactNode {
  const [code, setCode] = useState('12');
  return (
    <Sample name="TextField, PasswordField, SelectField, CodeBoxes, Checkbox" wide>
      <TextField label={words.field} hint={words.hint} required />
      <TextField label={words.field} error={words.error} defaultValue="lannguyen" />
      <PasswordField label={words.field} showLabel={words.action} hideLabelText={words.other} />
      <SelectField
        label={words.field}
        placeholder={words.hint}
        options={words.choices.map((label) => ({ value: label, label }))}
      />
      <CodeBoxes label={words.field} length={6} value={code} onChange={setCode} />
      <Checkbox label={words.text} defaultChecked />
    </Sample>
  );
}

function Choices({ words }: { words: Words }): ReactNode {
  const [choice, setChoice] = useState<string>(words.choices[0]);
  const [amount, setAmount] = useState('20000');
  const format = { currency: 'PHP', digits: 2, locale: words.locale };
  return (
    <Sample name="Segmented, Tabs, Chip, AmountInput, AmountPresets" wide>
      <Segmented
        label={words.field}
        options={words.choices.map((label) => ({ value: label, label }))}
        value={choice}
        onChange={setChoice}
      />
      <Tabs
        label={words.field}
        tabs={words.choices.map((label) => ({ id: label, label }))}
        value={choice}
        onChange={setChoice}
      >
        <p className="py-3 text-body text-text-2">{words.text}</p>
      </Tabs>
      <div className="flex flex-wrap gap-2">
        {words.choices.map((label) => (
          <Chip key={label} selected={label === choice} count={7} onClick={() => setChoice(label)}>
            {label}
          </Chip>
        ))}
      </div>
      <AmountInput label={words.field} value={amount} onChange={setAmount} {...format} />
      <AmountPresets
        label={words.choices[2]}
        presets={['10000', '20000', '50000']}
        value={amount}
        onSelect={setAmount}
        digits={2}
        locale={words.locale}
      />
    </Sample>
  );
}

export function ControlSamples({ words }: { words: Words }): ReactNode {
  return (
    <>
      <Buttons words={words} />
      <Fields words={words} />
      <Choices words={words} />
    </>
  );
}
