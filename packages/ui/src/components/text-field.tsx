import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { Input, type InputProps } from './input.tsx';

export interface TextFieldProps
  extends Omit<InputProps, 'className' | 'required' | 'id'>,
    Omit<FieldProps, 'children' | 'aside'> {
  /** Shows `n/limit` next to the label; needs a controlled `value`. */
  counter?: number | undefined;
}

/** A labelled text field. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, hint, error, required, hideLabel, id, className, counter, ...input } = props;
  const aside =
    counter === undefined ? undefined : `${String(input.value ?? '').length}/${counter}`;
  const field = { label, hint, error, hideLabel, className, aside, required: required ?? false };
  return (
    <Field {...field} {...(id !== undefined && { id })}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Labels of the show and hide button. */
  showLabel: string;
  hideLabelText: string;
}

/** A password field with a show button; hidden again on remount. */
export function PasswordField({
  showLabel,
  hideLabelText,
  ...rest
}: PasswordFieldProps): ReactNode {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? hideLabelText : showLabel}
          icon={<Icon size={20} aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
