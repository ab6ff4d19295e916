import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SelectField } from './select-field.tsx';

const options = [
  { value: 'VCB', label: 'Vietcombank' },
  { value: 'ACB', label: 'ACB' },
];

it('a select field is a labelled list that reports the choice', async () => {
  const onChange = vi.fn();
  render(
    <SelectField
      label="Bank"
      placeholder="Choose"
      options={options}
      error="Missing"
      value=""
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Bank' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.selectOptions(field, 'ACB');
  expect(onChange).toHaveBeenCalledWith('ACB');
});
